import { createHash } from 'node:crypto';
import { load } from 'cheerio';

const dataBlock = /^application\/(?:ld\+)?json$/;

/** The directives of a Content-Security-Policy, by name. */
export function directivesOf(policy: string | undefined): Record<string, string[]> {
  return Object.fromEntries(
    (policy ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

export interface PageScripts {
  /** How many inline scripts a page has. */
  inline: number;
  /** The beginning of each of them that its policy refuses. */
  refused: string[];
  /** Where its other scripts come from. */
  files: string[];
}

/** What a page runs, and what of it a browser would refuse; by an HTML parser, as a browser reads it. */
export function readScripts(html: string, policy: string | undefined): PageScripts {
  const allowed = directivesOf(policy)['script-src'] ?? [];
  const $ = load(html);
  const found: PageScripts = { inline: 0, refused: [], files: [] };
  $('script').each((_, element) => {
    const { type = '', src, nonce } = $(element).attr() ?? {};
    if (dataBlock.test(type)) return;
    if (src !== undefined) {
      found.files.push(src);
      return;
    }
    found.inline += 1;
    const text = $(element).text();
    const hash = createHash('sha256').update(text).digest('base64');
    const sources = [`'sha256-${hash}'`, `'nonce-${nonce}'`];
    if (!sources.some((source) => allowed.includes(source))) found.refused.push(text.slice(0, 80));
  });
  return found;
}
