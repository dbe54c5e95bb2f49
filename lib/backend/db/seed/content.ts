import { toSlug } from '../../../contract/slug.ts';
import type { Transaction } from '../client.ts';
import { demoEvents, demoHome, demoPageMeta, demoPosts } from '../demo/content.ts';
import { banners, events, homeSections, pageMeta, posts, statistics } from '../schema/content.ts';
import type { Taxonomy } from './catalogue.ts';
import { hourInIndia, minutesLater } from './moments.ts';
import type { SeededProduct } from './products.ts';
import { insertRows, requireValue, numbered } from './rows.ts';

const postHour = '09:30';

/** Seeds the home page: banners, sections, statistics. */
export async function seedHome(
  tx: Transaction,
  taxonomy: Taxonomy,
  products: Map<string, SeededProduct>,
  now: Date,
): Promise<void> {
  await insertRows(
    tx,
    banners,
    numbered(demoHome.banners).map(({ categorySlug, productSku, picturedSkus, ...banner }) => ({
      ...banner,
      position: banner.id,
      categoryId: categorySlug
        ? requireValue(taxonomy.categories, categorySlug, 'category').id
        : null,
      productId: productSku ? requireValue(products, productSku, 'product').id : null,
      picturedProductIds: picturedSkus.map((sku) => requireValue(products, sku, 'product').id),
      updatedAt: now,
    })),
  );
  await insertRows(
    tx,
    homeSections,
    numbered(demoHome.sections).map((section) => ({
      ...section,
      position: section.id,
      image: section.image || null,
      updatedAt: now,
    })),
  );
  await insertRows(
    tx,
    statistics,
    numbered(demoHome.statistics).map((figure) => ({ ...figure, position: figure.id })),
  );
}

function linksTo(skus: readonly string[], products: Map<string, SeededProduct>): string {
  const links = skus.map((sku) => {
    const { id, name } = requireValue(products, sku, 'product');
    return `<a href="/products/${id}/${toSlug(name)}">${name}</a>`;
  });
  return links.length > 0 ? `<p>In the shop: ${links.join('; ')}.</p>` : '';
}

/** Seeds posts, events, meta data of static pages and search synonyms. */
export async function seedPages(
  tx: Transaction,
  products: Map<string, SeededProduct>,
  now: Date,
): Promise<void> {
  await insertRows(
    tx,
    posts,
    numbered(demoPosts).map(({ cover, coverAlt, daysAgo, products: skus, ...post }) => {
      const publishedAt = hourInIndia(now, -daysAgo, postHour);
      return {
        ...post,
        content: `${post.content}\n${linksTo(skus, products)}`,
        banner: cover,
        bannerAlt: coverAlt,
        publishedAt,
        createdAt: publishedAt,
        updatedAt: publishedAt,
      };
    }),
  );
  await insertRows(
    tx,
    events,
    numbered(demoEvents).map(({ inDays, hour, durationMinutes, ...event }) => {
      const startsAt = hourInIndia(now, inDays, hour);
      return {
        ...event,
        startsAt,
        endsAt: minutesLater(startsAt, durationMinutes),
        updatedAt: now,
      };
    }),
  );
  await insertRows(
    tx,
    pageMeta,
    numbered(demoPageMeta).map(({ pageUrl, ...meta }) => ({
      ...meta,
      path: pageUrl,
      updatedAt: now,
    })),
  );
}
