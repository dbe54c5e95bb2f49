import { load } from 'cheerio';

export type JsonThing = Record<string, unknown>;

/** What a reader without scripts finds in a page's HTML. */
export interface ReadPage {
  headings: string[];
  title: string;
  description: string;
  /** All of them, as they stand; one is right. */
  canonicals: string[];
  isIndexable: boolean;
  /** All things of its JSON-LD; null where that does not parse. */
  things: JsonThing[] | null;
  /** What networks are told: the first of each `og:`, `article:` and `twitter:` in the head. */
  shared: Record<string, string | undefined>;
  /** Paths with queries on the same site, each once. */
  links: string[];
  /** What can be read, in one line. */
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
