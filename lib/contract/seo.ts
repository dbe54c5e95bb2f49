import { array, number, object, string, type InferType } from 'yup';
import { anyone } from './endpoint.ts';
import { success } from './envelope.ts';
import { amount, count, countOrNull, id, moment, page, text, yesNo } from './rules.ts';

/*
 * Data for search engines and merchant feeds. The calls return names; the storefront builds the
 * URLs.
 */

export const sitemapKinds = [
  'products',
  'reviews',
  'categories',
  'brands',
  'posts',
  'events',
  'concerns',
  'growers',
  'pages',
] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

const shard = object({
  kind: string().oneOf(sitemapKinds).required(),
  /** Value of `page` for the next call. */
  page: count(),
  /** Last change of any entry in it. */
  updated_at: moment(),
});
export type SitemapShard = InferType<typeof shard>;

export const listSitemaps = anyone.get(
  '/seo/sitemap/',
  'List the non-empty parts of the sitemap with their last change',
  {
    answer: success.shape({ data: array(shard.required()).required() }),
    standIn: 'a sitemap made from products, categories, brands, posts and events',
  },
);

const sitemapEntry = object({
  id: count(),
  /** Slug source of the URL; for `pages` the path itself. */
  name: text(),
  updated_at: moment(),
  /** Paths of the pictures, main picture first. */
  images: array(string().required()).required(),
});
export type SitemapEntry = InferType<typeof sitemapEntry>;

/**
 * For `pages` the store returns those with meta data from staff, including pages that must not be
 * indexed; the storefront filters. A part has at most 50,000 entries: ids within one span of
 * 50,000, so that a new record changes only the last part. Keyset pagination: pass `next` as
 * `after` until it is null.
 */
export const listSitemapEntries = anyone.get(
  '/seo/sitemap/{kind}/',
  'Get one piece of a part of the sitemap; 404 for an unknown part',
  {
    query: object({ page: page(), after: id().optional() }),
    answer: success.shape({
      data: array(sitemapEntry.required()).required(),
      next: countOrNull(),
    }),
    standIn: 'a sitemap made from products, categories, brands, posts and events',
  },
);

const redirect = object({ from_path: text(), to_path: text() });
export type Redirect = InferType<typeof redirect>;

export const findRedirect = anyone.get(
  '/seo/redirects/',
  'Get the redirect of a path, chains resolved; null if there is none',
  {
    query: object({ path: string().trim().max(2000).required('path is required') }),
    answer: success.shape({ data: redirect.nullable().defined().default(undefined) }),
    standIn: 'no redirects',
  },
);

const feedProduct = object({
  id: count(),
  sku: text(),
  name: text(),
  /** Plain text of at most 5,000 characters. */
  description: text(),
  images: array(string().required()).required(),
  /** MRP in rupees, GST included. */
  base_price: amount(),
  /** Selling price of one piece in rupees, GST included; a sale price if below the MRP. */
  product_price: amount(),
  availability: string().oneOf(['in_stock', 'out_of_stock']).required(),
  brand_name: text(),
  /** Barcode; empty: none. */
  gtin: text(),
  hsn: text(),
  /** From the top category down to the product's own. */
  categories: array(string().required()).required(),
  net_quantity: amount(),
  unit: text(),
  updated_at: moment(),
  /** The family whose size it is; null: none. */
  family_id: number().integer().nullable().optional(),
  /** What it is in each axis of its family. */
  options: array(object({ axis: text(), value: text() }).required()).optional(),
  is_combo: yesNo().optional(),
});
export type FeedProduct = InferType<typeof feedProduct>;

export const listFeedProducts = anyone.get(
  '/seo/feed/products/',
  'List all products that can be bought, for merchant feeds; pass `next` as `after` until it is null',
  {
    query: object({ after: id().optional() }),
    answer: success.shape({
      data: array(feedProduct.required()).required(),
      next: countOrNull(),
    }),
    standIn: 'a feed made from the product list',
  },
);
