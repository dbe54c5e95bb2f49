import { createHash } from 'node:crypto';
import { load } from 'cheerio';

const dataBlock = /^application\/(?:ld\+)?json$/;

/** Parses a Content-Security-Policy into directives by name. */
export function parseDirectives(policy: string | undefined): Record<string, string[]> {
  return Object.fromEntries(
    (policy ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

export interface PageScripts {
  inline: number;
  /** The beginning of each inline script that the policy blocks. */
  refused: string[];
  /** Sources of the external scripts. */
  files: string[];
}

/**
 * Returns the scripts of a page and those that its policy blocks; uses an HTML parser, as a browser
 * does.
 */
export function readScripts(html: string, policy: string | undefined): PageScripts {
  const allowed = parseDirectives(policy)['script-src'] ?? [];
  const $ = load(html);
  const found: PageScripts = { inline: 0, refused: [], files: [] };
  $('script').each((_, element) => {
    const { type = '', src } = $(element).attr() ?? {};
    if (dataBlock.test(type)) return;
    if (src !== undefined) {
      found.files.push(src);
      return;
    }
    found.inline += 1;
    const text = $(element).text();
    const hash = createHash('sha256').update(text).digest('base64');
    if (!allowed.includes(`'sha256-${hash}'`)) found.refused.push(text.slice(0, 80));
  });
  return found;
}
