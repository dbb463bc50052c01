import type { Graph } from 'schema-dts';

type StructuredDataProps = {
  readonly data: Graph;
};

/** A JSON-LD block for search engines. Browsers do not run it. */
export function StructuredData({ data }: StructuredDataProps) {
  // Escape <, so that no text can end the script element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
