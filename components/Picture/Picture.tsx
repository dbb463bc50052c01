import type { ComponentPropsWithoutRef } from 'react';

import { sitePath } from '@/components/siteUrl';
import type { PictureRecord } from '@/content/site';

type PictureProps = Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'srcSet'> & {
  /** The path of a file in public/. */
  readonly src: string;
  readonly alt: string;
  /** In CSS pixels, where it is largest. */
  readonly width: number;
  readonly height: number;
  /** The edge of a photograph from which nothing is cropped. */
  readonly focus?: PictureRecord['focus'];
  /**
   * For one of several small pictures of the same size: its number, from 0 to 20. The build puts them into one file, a
   * strip, so that a page loads one file for all. The style sheet shows its part of the strip: 5 % further right for each.
   */
  readonly stripIndex?: number;
};

/**
 * An image whose URLs say which width and height they want, as in “/images/ada.jpg?w=402&h=402”. `next dev` serves the
 * original. The build makes the files that the pages ask for (scripts/export/pictures.ts). A drawing (SVG) is sharp at
 * every size, so one outside a strip has one URL. By default it loads lazily, and its size prevents layout shift.
 */
export function Picture({ src, focus, stripIndex, sizes, alt, ...rest }: PictureProps) {
  const { width, height } = rest;
  const options = `${focus ? `&focus=${focus}` : ''}${stripIndex === undefined ? '' : `&stripIndex=${stripIndex}`}`;
  const url = (density: number) => sitePath(`${src}?w=${density * width}&h=${density * height}${options}`);
  // Only one that changes its size needs the density between.
  const sourceSet = [1, ...(sizes ? [1.25] : []), 2].map(
    (density) => `${url(density)} ${sizes ? `${density * width}w` : `${density}x`}`,
  );
  const hasOneUrl = src.endsWith('.svg') && stripIndex === undefined;
  const sources = hasOneUrl ? {} : { srcSet: sourceSet.join(', '), sizes };

  return <img src={url(1)} {...sources} alt={alt} loading="lazy" {...rest} />;
}
