import type { ComponentPropsWithoutRef } from 'react';

import { type SizedPicture, variantsOf } from './variants.build';

type PictureProps = ComponentPropsWithoutRef<'img'> & { readonly picture: SizedPicture };

/** Renders AVIF in several densities. Unless told otherwise it loads lazily, and its size prevents layout shift. */
export function Picture({ picture, ...rest }: PictureProps) {
  const { alt, width, height, sizes } = picture;
  const variants = variantsOf(picture);
  const sourceSet = variants.map(({ density, url }) => `${url} ${sizes ? `${density * width}w` : `${density}x`}`);
  return (
    <img
      src={variants[0].url}
      srcSet={sourceSet.join(', ')}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      {...rest}
    />
  );
}
