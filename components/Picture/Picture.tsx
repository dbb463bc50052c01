import type { Picture as PictureRecord } from '@/content/picture';

import { densities, type Format, variantUrl } from './variants';

type PictureProps = {
  readonly picture: PictureRecord;
  readonly className?: string | undefined;
};

/** Sends AVIF where the browser reads it and WebP elsewhere, lazily, in a box of the right size from the start. */
export function Picture({ picture, className }: PictureProps) {
  const sourceSet = (format: Format) =>
    densities.map((density) => `${variantUrl(picture, format, density)} ${density}x`).join(', ');

  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet('avif')} />
      <img
        className={className}
        src={variantUrl(picture, 'webp', 1)}
        srcSet={sourceSet('webp')}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
