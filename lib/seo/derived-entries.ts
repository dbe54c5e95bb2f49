import { readStore } from '../api/server';
import { listCategories, type Category } from '../contract/category';
import { listEvents } from '../contract/event';
import { listPosts } from '../contract/post';
import { listBrands, listProducts, type ProductCard } from '../contract/product';
import type { FeedProduct, SitemapEntry, SitemapKind, SitemapShard } from '../contract/seo';
import { staticPages } from '../contract/find-page';
import { readShop } from '../features/shop-profile/queries';

/*
 * Sitemap and feed of a store API without its own, made from its lists. Only posts have a date of
 * change.
 */

/** Pages of a list; a sitemap of so many products is large enough. */
const maxPages = 500;
const cachedBriefly = { tags: ['sitemap'], revalidate: 300 };

async function* productPages(): AsyncGenerator<ProductCard[]> {
  for (let page = 1, last = 1; page <= Math.min(last, maxPages); page += 1) {
    const list = await readStore(listProducts, {
      ...cachedBriefly,
      query: { page, families: 'each' },
    });
    last = list.total_pages;
    yield list.data.data;
  }
}

async function* postPages(): AsyncGenerator<SitemapEntry[]> {
  for (let page = 1, last = 1; page <= Math.min(last, maxPages); page += 1) {
    const list = await readStore(listPosts, { ...cachedBriefly, query: { page } });
    last = list.total_pages;
    yield list.blogs.map(({ id, title, updated_at, banner }) => ({
      ...toEntry(id, title, banner),
      updated_at,
    }));
  }
}

const toEntry = (id: number, name: string, image: string | null = null): SitemapEntry => ({
  id,
  name,
  updated_at: '',
  images: image ? [image] : [],
});

const flat = (tree: Category[]): Category[] =>
  tree.flatMap((category) => [category, ...flat(category.children)]);

const kinds: SitemapKind[] = ['products', 'categories', 'brands', 'posts', 'events', 'pages'];

export const derivedSitemaps = (): SitemapShard[] =>
  kinds.map((kind) => ({ kind, page: 1, updated_at: '' }));

/** Entries of the only part of a kind. Throws ApiError if a list cannot be read. */
export async function* derivedEntries(kind: SitemapKind): AsyncGenerator<SitemapEntry[]> {
  if (kind === 'products') {
    for await (const products of productPages()) {
      yield products.map(({ id, name, image1 }) => toEntry(id, name, image1));
    }
  } else if (kind === 'posts') {
    yield* postPages();
  } else if (kind === 'categories') {
    const { data } = await readStore(listCategories, { ...cachedBriefly, query: { list: 'true' } });
    yield flat(data as Category[]).map(({ id, name, web_image }) => toEntry(id, name, web_image));
  } else if (kind === 'brands') {
    const { data } = await readStore(listBrands, cachedBriefly);
    yield data.map(({ id, name }) => toEntry(id, name));
  } else if (kind === 'events') {
    const { events } = await readStore(listEvents, {
      ...cachedBriefly,
      query: { status: 'all_events' },
    });
    yield events.map(({ id, title, event_image }) => toEntry(id, title, event_image));
  } else if (kind === 'pages') {
    const { closed_pages: closed } = await readShop();
    const open = staticPages.filter((path) => !closed.includes(path));
    yield open.map((path, position) => toEntry(position + 1, path));
  }
}

/** Products of the merchant feed. Throws ApiError if the list cannot be read. */
export async function* derivedFeed(): AsyncGenerator<FeedProduct[]> {
  for await (const products of productPages()) {
    yield products.map((product) => ({
      ...product,
      sku: product.sku || String(product.id),
      description: '',
      images: product.image1 ? [product.image1] : [],
      availability: product.available_stock_quantity === 0 ? 'out_of_stock' : 'in_stock',
      gtin: '',
      hsn: '',
      categories: [],
      updated_at: '',
    }));
  }
}
