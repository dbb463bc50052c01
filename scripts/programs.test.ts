/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { installPrograms, type Program } from './programs';

/** A machine on which only these commands succeed. */
function install(working: readonly string[], isCi = false) {
  const ran: string[] = [];
  const program = (name: string, isNeeded = false): Program => ({
    name,
    isInstalled: () => working.includes('has ' + name) || ran.some((command) => command === `get ${name}`),
    commands: [`fetch ${name}`, `get ${name}`],
    advice: 'install it.',
    isNeeded,
  });
  const run = (command: string) => {
    const works = working.includes(command);
    ran.push(...(works ? [command] : []));
    return works;
  };
  return { ...installPrograms([program('Chromium', true), program('Firefox'), program('nginx')], { isCi, run }), ran };
}

test('what is installed is not installed again', () => {
  const { errors, leftOut, ran } = install(['has Chromium', 'has Firefox', 'has nginx', 'get Firefox']);

  expect({ errors, leftOut, ran }).toEqual({ errors: [], leftOut: [], ran: [] });
});

test('what cannot be installed is left out, and named', () => {
  expect(install(['get Chromium', 'get Firefox'])).toEqual({
    errors: [],
    leftOut: ['nginx: install it.'],
    ran: ['get Chromium', 'get Firefox'],
  });
});

test('a command that succeeds without the program is not enough', () => {
  expect(install(['fetch Chromium', 'fetch Firefox', 'get Chromium']).leftOut).toEqual([
    'Firefox: install it.',
    'nginx: install it.',
  ]);
});

test('without Chromium the tests stop', () => {
  expect(install(['has Firefox', 'has nginx'])).toMatchObject({ errors: ['Chromium: install it.'], leftOut: [] });
});

test('in CI nothing is left out', () => {
  expect(install(['has Chromium'], true)).toMatchObject({
    errors: ['Firefox: install it.', 'nginx: install it.'],
    leftOut: [],
  });
});
