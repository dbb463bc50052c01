import type { Graph, Thing, WithContext } from 'schema-dts';

type StructuredDataProps = {
  readonly data: Graph | WithContext<Exclude<Thing, string>>;
};

/** What the page says, for search engines: a block of data, which no browser runs. */
export function StructuredData({ data }: StructuredDataProps) {
  // No word in it can end the script.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
