import type { ComponentPropsWithoutRef } from 'react';

import { type SizedPicture, variantUrl } from './variants';

type PictureProps = ComponentPropsWithoutRef<'img'> & { readonly picture: SizedPicture };

/** Renders AVIF in two densities with a WebP fallback. It loads lazily, and its size is set to prevent layout shift. */
export function Picture({ picture, ...rest }: PictureProps) {
  const sourceSet = ([1, 2] as const)
    .map((density) => `${variantUrl(picture, 'avif', density)} ${density}x`)
    .join(', ');

  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet} />
      <img
        {...rest}
        src={variantUrl(picture, 'webp', 1)}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
