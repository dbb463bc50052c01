/** @jest-environment node */
import path from 'node:path';

import { filesIn } from '../filesIn';
import { clientScripts } from './clientScripts';

const animation = { file: 'components/AnimateOnScroll/AnimateOnScroll.island', name: 'AnimateOnScroll' };
const bar = { file: 'components/NavigationBar/NavigationBar.island', name: 'NavigationBar' };

test('the page imports the islands with their props, and these the animation, by URL', async () => {
  const props = { home: '/', about: '/#about', page: ['/a'], host: '//a.example', text: 'One / two' };
  const classNames = filesIn('components').map(
    (file) => [`./${file}`, { bar: `aB-3dE_${path.basename(file)}` }] as const,
  );
  const islands = [bar, animation].map((island) => ({ ...island, props: JSON.stringify(props) }));
  const { inline, modules, sheets } = await clientScripts(islands, Object.fromEntries(classNames), '/firm');

  const [[animationUrl = '', aos = ''] = [], [islandsUrl = '', code = ''] = [], ...others] = Object.entries(modules);
  expect(others).toEqual([]);
  expect(animationUrl).toMatch(/^\/_next\/static\/animation-[\w-]{8}\.js$/);
  expect(islandsUrl).toMatch(/^\/_next\/static\/islands-[\w-]{8}\.js$/);
  expect(aos).toMatch(/^\/\/# allFunctionsCalledOnLoad\n[^]*aos-animate/);
  expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(code).toContain(`import("${animationUrl}")`);
  expect(inline).toMatch(/^\(\(\)=>\{.*\}\)\(\)$/);
  expect(inline).toContain(`import("${islandsUrl}")`);
  expect(sheets).toContain('./NavigationBar/NavigationBar.module.scss');
  expect(code).toContain('aB-3dE_NavigationBar.module.scss');
  expect(code).toContain('react-island');
  expect([aos, code, inline].join('')).not.toContain('process.env');
  // In a sub-folder, each path from the root begins with it.
  const inModule = '{home:"/firm/",about:"/firm/#about",page:["/firm/a"],host:"//a.example",text:"One / two"}';
  expect(code.split(inModule)).toHaveLength(islands.length + 1);
  expect(code).not.toMatch(/(href|src|action):["'`]\//);
});

test('a style sheet whose classes have no names stops the build', async () => {
  await expect(clientScripts([{ ...bar, props: '{}' }], {}, '')).rejects.toThrow(
    'app/class-names.json/route.ts does not name its classes',
  );
});
