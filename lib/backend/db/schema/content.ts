import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { FaqGroup } from '../../../contract/faq.ts';
import { layoutNames, type SectionLayout, type SectionPicture } from '../../../contract/home.ts';
import { categories, products } from './catalogue.ts';
import {
  bytea,
  createdAt,
  instant,
  reference,
  rowVersion,
  serialId,
  updatedAt,
} from './columns.ts';
import { cities } from './place.ts';

export const banners = pgTable(
  'banners',
  {
    id: serialId(),
    sequence: text('sequence').notNull().default('Upper'),
    position: integer('position').notNull().default(0),
    image: text('image'),
    altText: text('alt_text').notNull().default(''),
    title: text('title').notNull().default(''),
    content: text('content').notNull().default(''),
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'set null' }),
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** Products in the picture, from left to right. */
    picturedProductIds: integer('pictured_product_ids')
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    isVisible: boolean('is_visible').notNull().default(true),
    updatedAt: updatedAt(),
    version: rowVersion(),
  },
  (t) => [
    index('banners_sequence_idx').on(t.sequence, t.position),
    check('banners_sequence', sql`${t.sequence} in ('Upper', 'Lower')`),
  ],
);

export const homeSections = pgTable(
  'home_sections',
  {
    id: serialId(),
    kind: text('kind').notNull(),
    position: integer('position').notNull().default(0),
    label: text('label').notNull(),
    description: text('description').notNull().default(''),
    image: text('image'),
    images: jsonb('images').$type<SectionPicture[]>().notNull().default([]),
    /** Layout in the storefront. Null: derived from the content. */
    layout: text('layout').$type<SectionLayout>(),
    isVisible: boolean('is_visible').notNull().default(true),
    updatedAt: updatedAt(),
    version: rowVersion(),
  },
  (t) => [
    index('home_sections_kind_idx').on(t.kind, t.position),
    check('home_sections_kind', sql`${t.kind} in ('upper', 'lower', 'footer')`),
    check(
      'home_sections_layout',
      sql`${t.layout} in (${sql.raw(layoutNames.map((name) => `'${name}'`).join(', '))})`,
    ),
  ],
);

export const statistics = pgTable('statistics', {
  id: serialId(),
  name: text('name').notNull(),
  value: numeric('value', { mode: 'number' }).notNull(),
  position: integer('position').notNull().default(0),
  version: rowVersion(),
});

export const posts = pgTable(
  'posts',
  {
    id: serialId(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    keywords: text('keywords').notNull().default(''),
    topic: text('topic').notNull().default(''),
    author: text('author').notNull().default(''),
    /** Sanitised HTML. */
    content: text('content').notNull(),
    banner: text('banner'),
    bannerAlt: text('banner_alt').notNull().default(''),
    /** Null: a draft. In the future: scheduled. */
    publishedAt: instant('published_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: rowVersion(),
  },
  (t) => [index('posts_published_idx').on(t.publishedAt.desc())],
);

export const events = pgTable(
  'events',
  {
    id: serialId(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    category: text('category').notNull(),
    image: text('image'),
    imageAlt: text('image_alt').notNull().default(''),
    summary: text('summary').notNull().default(''),
    /** Sanitised HTML. */
    content: text('content').notNull(),
    venue: text('venue').notNull().default(''),
    city: text('city').notNull().default(''),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Null: seats cannot be booked. */
    seats: integer('seats'),
    isPublished: boolean('is_published').notNull().default(true),
    updatedAt: updatedAt(),
    version: rowVersion(),
  },
  (t) => [
    index('events_category_idx').on(t.category, t.startsAt),
    check('events_category', sql`${t.category} in ('Physical Event', 'Online')`),
    check('events_period', sql`${t.endsAt} > ${t.startsAt}`),
    check('events_seats', sql`${t.seats} > 0`),
  ],
);

export const stores = pgTable(
  'stores',
  {
    id: serialId(),
    name: text('name').notNull(),
    image: text('image'),
    landmark: text('landmark').notNull().default(''),
    addressLine1: text('address_line_1').notNull(),
    addressLine2: text('address_line_2').notNull().default(''),
    cityId: reference('city_id', () => cities.id),
    postalCode: text('postal_code').notNull(),
    /** `HH:mm` in India. */
    opensAt: text('opens_at').notNull(),
    closesAt: text('closes_at').notNull(),
    mobile: text('mobile').notNull(),
    email: text('email').notNull(),
    locationUrl: text('location_url').notNull().default(''),
    virtualLocationUrl: text('virtual_location_url').notNull().default(''),
    isOpen: boolean('is_open').notNull().default(true),
    updatedAt: updatedAt(),
    version: rowVersion(),
  },
  (t) => [
    index('stores_city_idx').on(t.cityId),
    check(
      'stores_hours',
      sql`${t.opensAt} ~ '^[0-2][0-9]:[0-5][0-9]$' and ${t.closesAt} ~ '^[0-2][0-9]:[0-5][0-9]$'`,
    ),
  ],
);

/** "About us" and the policies. */
export const textPages = pgTable('text_pages', {
  id: serialId(),
  /** URL path without the leading slash. */
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  lead: text('lead').notNull().default(''),
  /** Sanitised HTML. */
  content: text('content').notNull(),
  /** Day of the last review of the text. */
  reviewedAt: date('reviewed_at', { mode: 'string' }).notNull(),
  isPublished: boolean('is_published').notNull().default(true),
  updatedAt: updatedAt(),
  version: rowVersion(),
});

export const faqs = pgTable(
  'faqs',
  {
    id: serialId(),
    group: text('group').$type<FaqGroup>().notNull(),
    position: integer('position').notNull().default(0),
    /** Unique, because the anchor on the page is made from the question. */
    question: text('question').notNull().unique(),
    /** Sanitised HTML. */
    answer: text('answer').notNull(),
    isPublished: boolean('is_published').notNull().default(true),
    updatedAt: updatedAt(),
    version: rowVersion(),
  },
  (t) => [
    index('faqs_group_idx').on(t.group, t.position),
    check(
      'faqs_group',
      sql`${t.group} in ('General Information', 'Product Information', 'Order Related', 'Bulk Orders & Business Inquiry')`,
    ),
  ],
);

/** Meta data for search engines written by staff; overrides the generated one. */
export const pageMeta = pgTable('page_meta', {
  id: serialId(),
  path: text('path').notNull().unique(),
  title: text('title').notNull().default(''),
  description: text('description').notNull().default(''),
  keywords: text('keywords').notNull().default(''),
  updatedAt: updatedAt(),
  version: rowVersion(),
});

export const redirects = pgTable(
  'redirects',
  {
    id: serialId(),
    fromPath: text('from_path').notNull().unique(),
    toPath: text('to_path').notNull(),
    createdAt: createdAt(),
    version: rowVersion(),
  },
  (t) => [check('redirects_no_loop', sql`${t.fromPath} <> ${t.toPath}`)],
);

export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: serialId(),
    word: text('word').notNull(),
    meaning: text('meaning').notNull(),
    version: rowVersion(),
  },
  (t) => [unique('search_synonyms_key').on(t.word, t.meaning)],
);

/** The dictionary of search: the words of the products, texts aside. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    /** Grows, so that new words can be read without the others. */
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    /** About how many products have it: not lowered when products change. */
    products: integer('products').notNull().default(0),
  },
  (t) => [index('search_words_id_idx').on(t.id)],
);

/**
 * Inverted index of search: the products that contain a word, in chunks of 1,024 ids. Two numbers
 * per product: the id, and where in the name the word is (`nameBits` of `learnWords`), 0 if it is
 * elsewhere. Words that occur only in the texts of a product begin with `~`.
 */
export const searchHolders = pgTable(
  'search_holders',
  {
    word: text('word').notNull(),
    /** Product id divided by 1,024. */
    chunk: integer('chunk').notNull(),
    holders: bytea('holders').notNull(),
  },
  (t) => [
    uniqueIndex('search_holders_key').on(t.word.op('text_pattern_ops'), t.chunk),
    index('search_holders_chunk_idx').on(t.chunk),
  ],
);

/**
 * Statistics of search queries: how often without result, with results, with an opened hit, and
 * with a hit put in the cart.
 */
export const searchMisses = pgTable(
  'search_misses',
  {
    query: text('query').primaryKey(),
    times: integer('times').notNull().default(0),
    found: integer('found').notNull().default(0),
    opened: integer('opened').notNull().default(0),
    carted: integer('carted').notNull().default(0),
    lastAt: instant('last_at').notNull().defaultNow(),
  },
  (t) => [index('search_misses_last_idx').on(t.lastAt)],
);
