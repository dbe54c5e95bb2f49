import type { Thing } from 'schema-dts';

/**
 * What a page says of itself to search engines, as the text of a script element. Whatever a name or
 * a review holds, it cannot end that element.
 */
export function jsonLdText(things: readonly Thing[]): string {
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return graph.replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
