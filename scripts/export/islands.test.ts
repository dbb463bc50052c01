/** @jest-environment node */
import { runInTemporaryFolder, write } from '../temporaryFolder';
import { misplacedClients } from './islands';

runInTemporaryFolder();

const component = "/* A comment may be above */\n'use client';\nexport function Clock() {}";
/** Next's data for its client, in which an element names the row of its component. */
const data = (elements: string) =>
  `<script>self.__next_f.push([1,"6:I[74200,[\\"$2\\",\\"$5\\"],\\"Clock\\"]\\n${elements}"])</script>`;
const alone = String.raw`[\"$\",\"$L6\",null,{}]`;
const inIsland = String.raw`[\"$\",\"react-island\",null,{\"data-source\":\"components/Clock.island.tsx#Clock\",\"children\":${alone}}]`;

beforeEach(() => write('app/page.tsx', "// has no 'use client'"));

test.each([
  ['a client component whose file is no island', 'Clock.tsx', inIsland, /^components\/Clock\.tsx {2}has 'use client'/],
  ['a hook whose file is no island', 'useClock.ts', inIsland, /^components\/useClock\.ts {2}has 'use client'/],
  ['an island without <Island> around it', 'Clock.island.tsx', alone, /<Island>, is not in index\.html/],
  ['an island with and without <Island>', 'Clock.island.tsx', inIsland + alone, /<Island>, is not in index\.html/],
])('%s is named', (_title, name, elements, line) => {
  write(`components/${name}`, component);
  write('exported/index.html', data(elements));
  expect(misplacedClients('exported')).toEqual([expect.stringMatching(line)]);
});

test('islands in <Island>, and those that no page renders, are no fault', () => {
  write('components/Clock.island.tsx', component);
  write('components/Other.island.tsx', component);
  write('components/Clock.tsx.md', component);
  write('exported/index.txt', data(alone));
  write('exported/index.html', data(inIsland + inIsland));
  expect(misplacedClients('exported')).toEqual([]);
});
