import type { Metadata } from 'next';
import { readOptional } from '../../api/server';
import { findPage } from '../../contract/find-page';
import { getPageMeta } from '../../contract/page-meta';
import { routes } from '../../platform/routes';
import { site } from '../../platform/site';
import { absolute } from '../../seo/absolute';
import type { ShareCard } from '../share/share-card';
import { sharePicture, shopPicture } from '../share/share-picture';
import { readShop } from '../shop-profile/queries';

interface PageMetaOptions {
  /** Fallback title if the meta-tags call fails. */
  name?: string | undefined;
  /** Canonical path, without parameters that do not change the content. */
  canonical?: string;
  /** Default: whether the page is in the sitemap. */
  isIndexed?: boolean;
  /** Title of a view that the store does not know, such as a search. */
  heading?: string;
  /** False for unbounded paths: not cached. */
  isCached?: boolean;
  /** Open Graph picture; undefined or null: the shop's picture. */
  card?: ShareCard | null;
  /** Time of publication and of the last change; ISO 8601. */
  article?: { published: string; modified: string };
}

function feedsOf(path: string): Record<string, { url: string; title: string }[]> | undefined {
  if (path.startsWith(routes.blogs)) {
    return {
      'application/rss+xml': [{ url: absolute(routes.rss), title: 'Journal' }],
      'application/atom+xml': [{ url: absolute(routes.atom), title: 'Journal' }],
    };
  }
  if (!findPage(path)?.showsProducts) return undefined;
  return { 'application/rss+xml': [{ url: absolute(routes.merchantFeed), title: 'Products' }] };
}

const isIndexable = (path: string) => findPage(path)?.sitemap !== undefined;

/**
 * Metadata of a page from the meta-tags call, with canonical URL and Open Graph data. Next replaces
 * the layout's `openGraph` by the page's instead of merging, so it must be complete.
 */
export async function pageMetadata(
  path: string,
  {
    name,
    heading,
    canonical = path,
    isIndexed = isIndexable(path),
    isCached = true,
    card,
    article,
  }: PageMetaOptions = {},
): Promise<Metadata> {
  const shop = await readShop();
  const meta = await readOptional(
    getPageMeta,
    { query: { page_url: path }, tags: ['page-meta', path], isCacheable: isCached },
    { title: '', description: '', keywords: '' },
  );
  const title = heading
    ? `${heading} | ${shop.name}`
    : meta.title || (name ? `${name} | ${shop.name}` : shop.name);
  const description = meta.description || shop.description;
  const { keywords } = meta;
  const shown = { title: withoutSiteName(title, shop.name), description };
  const feeds = feedsOf(path);
  const picture = card ? sharePicture(card, shop) : shopPicture(shop);
  return {
    // The store has already added the shop's name.
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
            ...(feeds && { types: feeds }),
          },
        }
      : { robots: { index: false, follow: true } }),
  };
}

/** `Neem soap | SOSE` → `Neem soap`: Open Graph has a separate field for the site name. */
export function withoutSiteName(title: string, siteName: string): string {
  const ending = ` | ${siteName}`;
  return title.endsWith(ending) ? title.slice(0, -ending.length) : title;
}
