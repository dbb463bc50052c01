/* The types that several files share. */

/** A picture that says something. */
export type PictureRecord = {
  /** A file in public/. */
  readonly src: string;
  /** What it shows. For a portrait, it names the person. */
  readonly alt: string;
  /** The edge of a photograph from which nothing is cropped. */
  readonly focus?: 'top' | 'right' | 'bottom' | 'left';
};

export type Decoration = Pick<PictureRecord, 'src'>;

/** A picture that is served as it is, so no photograph. */
export type Drawing = { readonly src: `/${string}.svg` };

/** The head of a section. */
export type Intro = { readonly title: string; readonly lead: string };

export type Action = { readonly title: string; readonly link: string };
