/** @jest-environment node */
import { runInTemporaryFolder, write } from '../temporaryFolder';
import { iconErrors } from './icons';

runInTemporaryFolder();
beforeEach(() => {
  write('content/drawings/icons.svg', '<svg><symbol id="sourcing"></symbol><symbol id="linkedin"></symbol></svg>');
});

test('an icon is a symbol in icons.svg, or for a network one of simple-icons', () => {
  const message = 'must be one of sourcing, linkedin: the symbols in content/drawings/icons.svg';
  const errors = iconErrors({
    'content/services.ts': { services: [{ icon: 'sourcing' }, { icon: 'rocket' }, { icon: 'mastodon' }] },
    'content/navigation.ts': { socials: [{ icon: 'linkedin' }, { icon: 'mastodon' }, { icon: 'Mastodon' }] },
  });

  expect(errors).toEqual([
    `content/services.ts  services[1].icon  “rocket”  ${message}`,
    `content/services.ts  services[2].icon  “mastodon”  ${message}`,
    `content/navigation.ts  socials[2].icon  “Mastodon”  ${message}, or the name of an icon in simple-icons`,
  ]);
});
