import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { render, screen } from '@testing-library/react';

import { Picture } from './Picture';
import { sourceFile, variantUrl } from './variants';

const picture = { src: '/images/cat.svg', alt: 'A sleeping cat', width: 96, height: 64 };

/** A project folder of its own, with a picture that holds this text. */
function withSource(text: string, body: (write: (changed: string) => void) => void): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'picture-'));
  const write = (changed: string) => writeFileSync(path.join(folder, 'public/images/cat.svg'), changed);
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  try {
    mkdirSync(path.join(folder, 'public/images'), { recursive: true });
    write(text);
    body(write);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('shows the picture lazily, in a box of its own size, with its description', () => {
  withSource('<svg/>', () => {
    render(<Picture picture={picture} className="portrait" />);

    const image = screen.getByRole('img', { name: 'A sleeping cat' });
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('decoding', 'async');
    expect(image).toHaveAttribute('width', '96');
    expect(image).toHaveAttribute('height', '64');
    expect(image).toHaveClass('portrait');
  });
});

test('keeps a picture without a description out of what is read aloud', () => {
  withSource('<svg/>', () => {
    render(<Picture picture={{ ...picture, alt: '' }} />);

    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
  });
});

test('offers AVIF for ordinary and for dense screens, and one WebP to old browsers', () => {
  withSource('<svg/>', () => {
    const { container } = render(<Picture picture={picture} />);

    const sources = [...container.querySelectorAll('picture > source')];
    const image = screen.getByRole('img');
    expect(sources.map((source) => source.getAttribute('type'))).toEqual(['image/avif']);
    expect(sources[0]?.getAttribute('srcset')).toMatch(/^(\/images\/variants\/cat-[\w-]{6})\.avif 1x, \1-2x\.avif 2x$/);
    expect(image).not.toHaveAttribute('srcset');
    expect(image.getAttribute('src')).toBe(variantUrl(picture, 'webp', 1));
  });
});

test('changes every address when the file or its size changes, and only then', () => {
  withSource('<svg/>', (write) => {
    const first = variantUrl(picture, 'avif', 2);
    expect(variantUrl({ ...picture, width: 97 }, 'avif', 2)).not.toBe(first);
    expect(variantUrl({ ...picture, height: 65 }, 'avif', 2)).not.toBe(first);
    write('<svg></svg>');
    expect(variantUrl(picture, 'avif', 2)).not.toBe(first);
    write('<svg/>');
    expect(variantUrl(picture, 'avif', 2)).toBe(first);
  });
});

test('names the file that is missing', () => {
  withSource('<svg/>', () => {
    expect(() => variantUrl({ ...picture, src: '/images/dog.svg' }, 'webp', 1)).toThrow(/public.images.dog\.svg/);
  });
});

test('finds its source below public', () => {
  jest.spyOn(process, 'cwd').mockReturnValue('/site');

  expect(sourceFile('/images/cat.svg')).toBe(path.join('/site', 'public', 'images', 'cat.svg'));
});
