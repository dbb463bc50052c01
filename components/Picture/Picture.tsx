import type { ComponentPropsWithoutRef } from 'react';

import type { PictureRecord } from '@/content/types';

type PictureProps = Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'srcSet'> & {
  /** The path of a file in public/. Of a drawing, it can name a view, as “/images/people.svg#ada” does. */
  readonly src: string;
  readonly alt: string;
  /** In CSS pixels, where it is largest. */
  readonly width: number;
  readonly height: number;
  /** The edge of a photograph from which nothing is cropped. */
  readonly focus?: PictureRecord['focus'];
};

/**
 * An image whose URLs say which width and height they want, as in “/images/ada.jpg?w=402&h=402”. `next dev` serves the
 * original. The build makes the files that the pages ask for (scripts/export/makePictures.ts). A drawing (SVG) is sharp at
 * every size, so it has one URL. By default it loads lazily, and its size prevents layout shift.
 */
export function Picture({ src, focus, sizes, alt, ...rest }: PictureProps) {
  const { width, height } = rest;
  const [file = '', view] = src.split('#');
  const options = `${focus ? `&focus=${focus}` : ''}${view ? `#${view}` : ''}`;
  const url = (density: number) => `${file}?w=${density * width}&h=${density * height}${options}`;
  const sourceSet = [1, 2].map((density) => `${url(density)} ${sizes ? `${density * width}w` : `${density}x`}`);
  const sources = file.endsWith('.svg') ? {} : { srcSet: sourceSet.join(', '), sizes };

  return <img src={url(1)} {...sources} alt={alt} loading="lazy" {...rest} />;
}
