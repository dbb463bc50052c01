import type { ComponentPropsWithoutRef } from 'react';

type PictureProps = Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'srcSet'> & {
  /** The path of a file in public/. Of a drawing, it can name a view, as “/images/people.svg#ada” does. */
  readonly src: string;
  readonly alt: string;
  /** In CSS pixels, where it is largest. */
  readonly width: number;
  readonly height: number;
};

/**
 * An image whose URLs say which width and height they want, as in “/images/ada.jpg?w=402&h=402”. `next dev` serves the
 * original. The build makes the files that the pages ask for (scripts/export/makePictures.ts). A drawing (SVG) is sharp at
 * every size, so it has one URL. By default it loads lazily, and its size prevents layout shift.
 */
export function Picture({ src, alt, ...rest }: PictureProps) {
  const { width, height } = rest;
  const [file = '', view] = src.split('#');
  const url = (density: number) => `${file}?w=${density * width}&h=${density * height}${view ? `#${view}` : ''}`;
  const srcSet = file.endsWith('.svg') ? undefined : `${url(1)}, ${url(2)} 2x`;

  return <img src={url(1)} srcSet={srcSet} alt={alt} loading="lazy" {...rest} />;
}
