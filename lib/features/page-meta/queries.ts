import type { Metadata } from 'next';
import { readOptional } from '../../api/server';
import { getPageMeta } from '../../contract/page-meta';
import { routes } from '../../platform/routes';
import { absolute } from '../../seo/absolute';
import { sharePicture, shopPicture } from '../share/share-picture';
import type { ShareCard } from '../share/share-card';
import { readShop } from '../shop-profile/queries';
import { site } from '../../platform/site';
import { withoutSiteName } from './without-site-name';

interface PageMetaOptions {
  /** What the page is about; its title where the meta-tags call fails. */
  name?: string | undefined;
  /** What the page's own address is, without what does not change the content. */
  canonical?: string;
  isIndexed?: boolean;
  /** False for a path that anybody can invent. */
  isKept?: boolean;
  /** What the picture shows that networks put beside the page; the shop where there is none. */
  card?: ShareCard | null;
  /** When a piece of writing came out, and when it changed; ISO 8601. */
  article?: { published: string; modified: string };
}

const postFeeds = () => ({
  'application/rss+xml': absolute(routes.rss),
  'application/atom+xml': absolute(routes.atom),
});

/**
 * Title, description and keywords of a page from the meta-tags call, with its canonical address and
 * what networks show of it. Next takes a page's `openGraph` in place of the layout's: it is whole.
 */
export async function pageMetadata(
  path: string,
  { name, canonical = path, isIndexed = true, isKept = true, card, article }: PageMetaOptions = {},
): Promise<Metadata> {
  const shop = await readShop();
  const { title, description, keywords } = await readOptional(
    getPageMeta,
    { query: { page_url: path }, tags: ['page-meta', path], isKept },
    {
      title: name ? `${name} | ${shop.name}` : shop.name,
      description: shop.description,
      keywords: '',
    },
  );
  const shown = { title: withoutSiteName(title, shop.name), description };
  const picture = card ? sharePicture(card, shop) : shopPicture(shop);
  return {
    // The store has put the shop's name there itself.
    title: { absolute: title },
    description,
    ...(keywords && { keywords }),
    openGraph: {
      ...shown,
      url: absolute(canonical),
      siteName: shop.name,
      locale: 'en_IN',
      images: [picture],
      ...(article
        ? {
            type: 'article',
            publishedTime: article.published,
            modifiedTime: article.modified,
            authors: [site.url()],
          }
        : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', ...shown, images: [picture] },
    ...(isIndexed
      ? {
          alternates: {
            canonical: absolute(canonical),
            ...(path.startsWith(routes.blogs) && { types: postFeeds() }),
          },
        }
      : { robots: { index: false, follow: true } }),
  };
}
