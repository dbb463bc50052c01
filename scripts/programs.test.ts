/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { installPrograms, type Program } from './programs';

/** Installs programs on a machine on which only these commands succeed. */
function install(working: readonly string[]) {
  const ran: string[] = [];
  const program = (name: string): Program => ({
    name,
    isInstalled: () => working.includes(`has ${name}`) || ran.includes(`get ${name}`),
    commands: [`fetch ${name}`, `get ${name}`],
    advice: 'install it.',
  });
  const run = (command: string) => {
    const works = working.includes(command);
    ran.push(...(works ? [command] : []));
    return works;
  };
  const missing = installPrograms([program('Chromium'), program('Firefox')], run);
  return { missing: missing.map(({ name }) => name), ran };
}

test('what is installed is not installed again', () => {
  expect(install(['has Chromium', 'has Firefox', 'get Firefox'])).toEqual({ missing: [], ran: [] });
});

test('what cannot be installed is named', () => {
  expect(install(['get Chromium'])).toEqual({ missing: ['Firefox'], ran: ['get Chromium'] });
});

test('a command that succeeds without the program is not enough', () => {
  expect(install(['fetch Chromium', 'fetch Firefox', 'get Chromium']).missing).toEqual(['Firefox']);
});
