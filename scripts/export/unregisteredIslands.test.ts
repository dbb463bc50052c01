/** @jest-environment node */
import { runInTemporaryFolder, write } from '../testing/temporaryFolder';
import { unregisteredIslands } from './unregisteredIslands';

runInTemporaryFolder();

test('a client component that no island renders is an error', () => {
  write('app/_client/islands.tsx', "import { A } from '@/components/A/A.island';");
  write('components/A/A.island.tsx', "'use client';\n");
  write('components/B/B.tsx', "'use client';\n");
  write('components/C/C.tsx', '');
  write('app/error.tsx', '"use client";\n');
  expect(unregisteredIslands()).toEqual([
    "app/error.tsx  has 'use client', so it must be an island in app/_client/islands.tsx",
    "components/B/B.tsx  has 'use client', so it must be an island in app/_client/islands.tsx",
  ]);
});
