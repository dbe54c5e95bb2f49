import { inArray } from 'drizzle-orm';
import { isOwnPath } from '../../../contract/find-page.ts';
import type { ServiceContext } from '../../context.ts';
import { pageMeta } from '../../db/schema/content.ts';
import { readShop, type OwnShop } from '../shop-profile/read-shop.ts';
import { fillText } from '../text-page/get-text-page.ts';
import { defaultMeta } from './default-meta.ts';
import { describeThing } from './describe-thing.ts';
import { pageDescription, pageTitle, type PageMeta } from './meta-text.ts';
import { readPageAddress } from './page-address.ts';

const ofTheSite: PageMeta = {
  title: 'Organic food, herbs and natural care',
  description: '',
  keywords: 'organic store, natural products, herbs, organic food online',
};

/**
 * Returns title, description and keywords of any page. Priority: meta data written by staff for
 * this page, the record's own texts, the default of the page (`defaultMeta`), meta data of the
 * closest parent path, the site default. Further pages of a list are marked with their number.
 * Titles have at most 60 characters, descriptions 160. `pageUrl` may be a path or a full URL, with
 * or without a query.
 */
export async function getPageMeta(context: ServiceContext, pageUrl: string): Promise<PageMeta> {
  const { path, page, part } = readPageAddress(pageUrl);
  // `/shop?category=…` has its own meta tags, so the key includes this query parameter.
  const named =
    page.kind === 'category' || page.kind === 'brand' ? `${path}?${page.kind}=${page.id}` : path;
  const above = page.kind === 'other' ? pathsAbove(path) : [];
  const [written, described, shop] = await Promise.all([
    findWritten(context, [named, ...above]),
    page.kind === 'other' ? undefined : describeThing(context, page),
    readShop(context),
  ]);
  const itself = written.get(named);
  const [closest] = above.flatMap((one) => written.get(one) ?? []);
  const thing = page.kind === 'text' ? filled(described, shop) : described;
  const defaults = thing ? undefined : filled(defaultMeta.get(named), shop);
  const pick = (name: keyof PageMeta) =>
    itself?.[name] || thing?.[name] || defaults?.[name] || closest?.[name] || ofTheSite[name];
  return {
    title: pageTitle(pick('title'), shop.name, part),
    description: pageDescription(pick('description') || shop.description, part),
    keywords: pick('keywords'),
  };
}

/** Fills in the settings that a text names: `About {shop}`. */
const filled = (texts: Partial<PageMeta> | undefined, shop: OwnShop) =>
  texts && {
    title: fillText(texts.title ?? '', shop),
    description: fillText(texts.description ?? '', shop),
    keywords: fillText(texts.keywords ?? '', shop),
  };

/** Parent paths, closest first: `/a/b/c` → `/a/b`, `/a`. */
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

/**
 * Returns whether the site has a public page at this address: a fixed page or the page of a record.
 */
export async function isLivePage(context: ServiceContext, pageUrl: string): Promise<boolean> {
  const { path, page } = readPageAddress(pageUrl);
  if (page.kind !== 'other' && (await describeThing(context, page)) !== undefined) return true;
  if (page.kind === 'category' || page.kind === 'brand') return false;
  return isOwnPath(path);
}
