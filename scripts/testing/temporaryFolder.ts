import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs each test of a file in an empty folder of its own. */
export function runInTemporaryFolder(): void {
  const project = process.cwd();
  let folder: string;
  beforeEach(() => process.chdir((folder = mkdtempSync(path.join(tmpdir(), 'test-')))));
  // After an error in beforeAll, Jest runs this without beforeEach.
  afterEach(() => {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  });
}

/** Writes a file, and the folders above it. */
export function write(name: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(name), { recursive: true });
  writeFileSync(name, content);
}
