import { inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { pageMeta } from '../../db/schema/content.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import { describeThing } from './describe-thing.ts';
import { pageDescription, pageTitle } from './meta-text.ts';
import { readPageAddress } from './page-address.ts';
import { standingMeta } from './standing-meta.ts';

/** What search engines and browser tabs show of a page; plain text. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
}

const ofTheSite: PageMeta = {
  title: 'Organic food, herbs and natural care',
  description: '',
  keywords: 'organic store, natural products, herbs, organic food online',
};

/**
 * Title, description and keywords of any page of the site. What staff wrote for the very page wins,
 * then what the thing on it says of itself, what the page is, what staff wrote for a page above it,
 * then the site's own. Further pages of a list say which they are. Titles have at most 60 characters,
 * descriptions 160; `pageUrl` may be a path or a whole address, with or without a query.
 */
export async function getPageMeta(context: ServiceContext, pageUrl: string): Promise<PageMeta> {
  const { path, page, part } = readPageAddress(pageUrl);
  // On /shop?category=… stands another thing than on /shop: the path alone does not name it.
  const named =
    page.kind === 'category' || page.kind === 'brand' ? `${path}?${page.kind}=${page.id}` : path;
  const above = page.kind === 'other' ? pathsAbove(path) : [];
  const [written, thing, shop] = await Promise.all([
    findWritten(context, [named, ...above]),
    page.kind === 'other' ? undefined : describeThing(context, page),
    readShop(context),
  ]);
  const itself = written.get(named);
  const [closest] = above.flatMap((one) => written.get(one) ?? []);
  const standing: Partial<PageMeta> | undefined = thing ? undefined : standingMeta.get(named);
  const pick = (name: keyof PageMeta) =>
    itself?.[name] || thing?.[name] || standing?.[name] || closest?.[name] || ofTheSite[name];
  return {
    title: pageTitle(pick('title'), shop.name, part),
    description: pageDescription(pick('description') || shop.description, part),
    keywords: pick('keywords'),
  };
}

/** `/a/b/c` stands below `/a/b` and `/a`; the closest comes first. */
function pathsAbove(path: string): string[] {
  const parts = path.split('/').slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, parts.length - index).join('/')}`);
}

async function findWritten(
  { db }: ServiceContext,
  paths: string[],
): Promise<Map<string, PageMeta>> {
  const rows = await db
    .select({
      path: pageMeta.path,
      title: pageMeta.title,
      description: pageMeta.description,
      keywords: pageMeta.keywords,
    })
    .from(pageMeta)
    .where(inArray(pageMeta.path, paths));
  return new Map(rows.map(({ path, ...meta }) => [path, meta]));
}
