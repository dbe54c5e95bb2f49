import type { Thing } from 'schema-dts';

/**
 * Returns the JSON-LD of a page as script text; escaped, so that no value can end the script
 * element (XSS).
 */
export function jsonLdText(things: readonly Thing[]): string {
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return graph.replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
