import { type SizedPicture, variantUrl } from './variants';

type PictureProps = {
  readonly picture: SizedPicture;
  readonly className?: string | undefined;
};

/** Sends AVIF in two densities, and WebP in one to old browsers; lazily, in a box of the right size from the start. */
export function Picture({ picture, className }: PictureProps) {
  const sourceSet = ([1, 2] as const)
    .map((density) => `${variantUrl(picture, 'avif', density)} ${density}x`)
    .join(', ');

  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet} />
      <img
        className={className}
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
