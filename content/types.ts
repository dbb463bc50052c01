/* The types that several files share. */

/** A picture that says something. */
export type PictureRecord = {
  /** A file in public/. */
  readonly src: string;
  /** What it shows. For a portrait, it names the person. */
  readonly alt: string;
};

/** A picture that says nothing that is not said beside it. */
export type Decoration = Pick<PictureRecord, 'src'>;

/** The head of a section. */
export type Intro = { readonly title: string; readonly lead: string };

export type Action = { readonly title: string; readonly link: string };
