import { load } from 'cheerio';

export type JsonThing = Record<string, unknown>;

/** Content of a page's HTML as read without JavaScript. */
export interface ReadPage {
  headings: string[];
  title: string;
  description: string;
  /** All canonical links, unchanged; exactly one is correct. */
  canonicals: string[];
  /** Addresses of feeds that the head names. */
  feeds: string[];
  isIndexable: boolean;
  /** All objects of its JSON-LD; null if it does not parse. */
  things: JsonThing[] | null;
  /**
   * Metadata for social networks: the first of each `og:`, `article:` and `twitter:` in the head.
   */
  shared: Record<string, string | undefined>;
  /** Paths with queries on the same site, without duplicates. */
  links: string[];
  /** The visible text, in one line. */
  text: string;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

export function readPage(html: string, address: string): ReadPage {
  const $ = load(html);
  const site = new URL(address).origin;
  const links = new Set<string>();
  $('a[href]').each((_, link) => {
    const target = URL.parse($(link).attr('href') ?? '', address);
    if (target?.origin === site) links.add(`${target.pathname}${target.search}`);
  });
  const shared: Record<string, string | undefined> = {};
  $('head > meta').each((_, meta) => {
    const name = $(meta).attr('property') ?? $(meta).attr('name') ?? '';
    if (/^(og|article|twitter):/.test(name)) shared[name] ??= $(meta).attr('content');
  });
  const page = {
    headings: $('h1')
      .map((_, heading) => oneLine($(heading).text()))
      .get(),
    title: oneLine($('head > title').text()),
    description: $('head > meta[name="description"]').attr('content') ?? '',
    canonicals: $('head > link[rel="canonical"]')
      .map((_, link) => $(link).attr('href'))
      .get(),
    feeds: $('head > link[rel="alternate"]')
      .map((_, link) => $(link).attr('href'))
      .get(),
    isIndexable: !/noindex/.test($('meta[name="robots"]').attr('content') ?? ''),
    things: readThings(
      $('script[type="application/ld+json"]')
        .map((_, script) => $(script).text())
        .get(),
    ),
    shared,
    links: [...links],
  };
  $('script, style, template').remove();
  return { ...page, text: oneLine($('body').text()) };
}

function readThings(scripts: string[]): JsonThing[] | null {
  try {
    return scripts.flatMap((script) => {
      const read = JSON.parse(script) as JsonThing;
      return Array.isArray(read['@graph']) ? (read['@graph'] as JsonThing[]) : [read];
    });
  } catch {
    return null;
  }
}
