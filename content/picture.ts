export type Picture = {
  /** A file under public/; the build makes the AVIF and WebP versions that are sent. */
  readonly src: string;
  /** What the picture shows, or empty when it only decorates. */
  readonly alt: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
};
