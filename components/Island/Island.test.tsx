import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';

import { Island } from './Island';

type Props = { readonly value?: unknown };

const Server = ({ value }: Props) => <p>{typeof value}</p>;
/** A client component, as Next marks it in the build. */
const clientOf = (file: string) => Object.assign(Server.bind(null), { $$id: `[project]/${file}#Ada` });
const Ada = clientOf('components/Ada/Ada.island.tsx');
const Misnamed = clientOf('components/Ada/Ada.tsx');

const exported = (island: ReactElement) => renderToStaticMarkup(<Island>{island}</Island>);

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
});

test('an island has the source of its component and its props', () => {
  expect(exported(<Ada value={{ list: ['“a”', 1, true, null] }} />)).toBe(
    '<react-island data-source="components/Ada/Ada.island.tsx#Ada" ' +
      'data-props="{&quot;value&quot;:{&quot;list&quot;:[&quot;“a”&quot;,1,true,null]}}"><p>object</p></react-island>',
  );
});

test.each([
  ['a function', () => 1, 'value'],
  ['an element', <i key="a" />, '$$typeof'],
  ['an element in a list', [<i key="a" />], '$$typeof'],
])('%s is no prop for an island', (_title, value, key) => {
  expect(() => exported(<Ada value={value} />)).toThrow(`Island: the prop ${key} is a function or an element`);
});

test.each([
  ['from another file', <Misnamed key="a" />, '[project]/components/Ada/Ada.tsx#Ada is no client component'],
  ['that is none of the client', <Server key="a" />, 'its child is no client component'],
])('a component %s is no island', (_title, island, message) => {
  expect(() => exported(island)).toThrow(`Island: ${message}`);
});
