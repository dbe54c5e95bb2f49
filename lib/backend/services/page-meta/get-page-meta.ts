import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { pageMeta } from '../../db/schema/content.ts';
import { describeThing } from './describe-thing.ts';
import { pageDescription, pageTitle } from './meta-text.ts';
import { readPageAddress } from './page-address.ts';

/** What search engines and browser tabs show of a page; plain text. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
}

const shop = 'SOSE';

const ofTheSite: PageMeta = {
  title: 'Organic food, herbs and natural care',
  description:
    'Spices, grains, oils, herbs, care and gifts from named farms and makers, each lot tested, packed in Ahmedabad and delivered all over India.',
  keywords: 'organic store, natural products, herbs, organic food online',
};

/**
 * Title, description and keywords of any page of the site. What staff wrote for the very page wins,
 * then what the thing on it says of itself, then the site's own. Titles have at most 60 characters,
 * descriptions 160; `pageUrl` may be a path or a whole address, with or without a query.
 */
export async function getPageMeta(context: ServiceContext, pageUrl: string): Promise<PageMeta> {
  const { path, page } = readPageAddress(pageUrl);
  // On /shop?category=… stands another thing than on /shop: the path alone does not name it.
  const named =
    page.kind === 'category' || page.kind === 'brand' ? `${path}?${page.kind}=${page.id}` : path;
  const [written, thing] = await Promise.all([
    findWritten(context, named),
    page.kind === 'other' ? undefined : describeThing(context, page),
  ]);
  const pick = (name: keyof PageMeta) => written?.[name] || thing?.[name] || ofTheSite[name];
  return {
    title: pageTitle(pick('title'), shop),
    description: pageDescription(pick('description')),
    keywords: pick('keywords'),
  };
}

async function findWritten({ db }: ServiceContext, path: string): Promise<PageMeta | undefined> {
  const [row] = await db
    .select({
      title: pageMeta.title,
      description: pageMeta.description,
      keywords: pageMeta.keywords,
    })
    .from(pageMeta)
    .where(eq(pageMeta.path, path));
  return row;
}
