import path from 'node:path';

import { render, screen } from '@testing-library/react';

import { Picture } from './Picture';
import { variantUrl } from './variants.build';

const picture = { src: '/images/cat.svg', alt: 'A sleeping cat', width: 96, height: 64 };
const file = path.resolve('public/images/cat.svg');
const mockFiles: Record<string, string> = {};

jest.mock('node:fs', () => ({ readFileSync: (name: string) => mockFiles[name] }));

beforeEach(() => {
  mockFiles[file] = '<svg/>';
});

test('renders a lazy image with its size, in two densities', () => {
  render(<Picture picture={picture} className="portrait" />);

  const image = screen.getByRole('img', { name: 'A sleeping cat' });
  const attributes = ['loading', 'width', 'height', 'class'].map((name) => image.getAttribute(name));
  expect(attributes).toEqual(['lazy', '96', '64', 'portrait']);
  expect(image).toHaveAttribute('src', variantUrl(picture, 1));
  const sources = image.getAttribute('srcset');
  expect(sources).toMatch(/^(\/images\/variants\/cat-[\w-]{6})\.avif 1x, \1-2x\.avif 2x$/);
});

test('lets the browser choose by width if the picture changes its size', () => {
  render(<Picture picture={{ ...picture, sizes: '50vw' }} />);

  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('sizes', '50vw');
  expect(image.getAttribute('srcset')).toMatch(/avif 96w, \S+ 120w, \S+ 192w$/);
});

test('changes the URL only if the files, their order, the size, the focus or what draws them change', () => {
  const first = variantUrl(picture, 2);

  for (const change of [
    { width: 97 },
    { height: 65 },
    { focus: 'top' as const },
    { src: [picture.src, picture.src] },
  ]) {
    expect(variantUrl({ ...picture, ...change }, 2)).not.toBe(first);
  }
  jest.isolateModules(() => {
    jest.doMock('@/package.json', () => ({ devDependencies: { sharp: '99.0.0' } }));
    const { variantUrl: urlOfNextVersion } = jest.requireActual<{ variantUrl: typeof variantUrl }>('./variants.build');
    expect(urlOfNextVersion(picture, 2)).not.toBe(first);
  });
  const dog = picture.src.replace('cat', 'dog');
  mockFiles[path.resolve(`public${dog}`)] = '<svg id="dog"/>';
  const strip = (...sources: string[]) => variantUrl({ ...picture, src: [picture.src, ...sources] }, 2);
  expect(strip(dog, picture.src)).not.toBe(strip(picture.src, dog));
  mockFiles[file] = '<svg></svg>';
  expect(variantUrl(picture, 2)).not.toBe(first);
  mockFiles[file] = '<svg/>';
  expect(variantUrl(picture, 2)).toBe(first);
});
