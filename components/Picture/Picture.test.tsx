import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { render, screen } from '@testing-library/react';

import { Picture } from './Picture';
import { sourceFile, variantUrl } from './variants';

const picture = { src: '/images/cat.svg', alt: 'A sleeping cat', width: 96, height: 64 };

/** Runs the test in a temporary project folder with one picture, which contains this text. */
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

test('renders a lazy image with its size and alternative text', () => {
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

test('hides an image without alternative text from screen readers', () => {
  withSource('<svg/>', () => {
    render(<Picture picture={{ ...picture, alt: '' }} />);

    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
  });
});

test('offers AVIF in two densities with a WebP fallback', () => {
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

test('changes the URL only if the file or its size changes', () => {
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

test('reports the path of a missing file', () => {
  withSource('<svg/>', () => {
    expect(() => variantUrl({ ...picture, src: '/images/dog.svg' }, 'webp', 1)).toThrow(/public.images.dog\.svg/);
  });
});

test('reads its source from public/', () => {
  jest.spyOn(process, 'cwd').mockReturnValue('/site');

  expect(sourceFile('/images/cat.svg')).toBe(path.join('/site', 'public', 'images', 'cat.svg'));
});
