/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { clientScripts } from './clientScripts';

test('in a sub-folder, each path from the root in the props of an island begins with it', async () => {
  const file = 'components/AnimateOnScroll/AnimateOnScroll.island';
  const props = { home: '/', about: '/#about', page: ['/a'], host: '//a.example', text: 'One / two' };
  const island = { file, name: 'AnimateOnScroll', props: JSON.stringify(props) };
  const { modules } = await clientScripts([island], {}, '/firm');

  const inModule = '{home:"/firm/",about:"/firm/#about",page:["/firm/a"],host:"//a.example",text:"One / two"}';
  expect(Object.values(modules)).toContainEqual(expect.stringContaining(inModule));
});
