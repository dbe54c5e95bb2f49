import { desc, lte } from 'drizzle-orm';
import { toSlug } from '../../../contract/slug.ts';
import { recall, type CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { brands, categories } from '../../db/schema/catalogue.ts';
import { posts } from '../../db/schema/content.ts';
import { countListed, toTitled, type Titled } from '../../search/engine.ts';

/** Milliseconds until a new or removed post is noticed: posts do not change the catalogue. */
const postsMs = 30_000;
/** The newest posts; bounds memory and time of a match. */
const maxPosts = 2_000;

export function readCategoryTitles(
  context: ServiceContext,
  memory: CatalogueMemory,
): Promise<Titled[]> {
  return recall(memory.lists, 'titles of categories', async () => {
    const rows = await context.db
      .select({ id: categories.id, name: categories.name })
      .from(categories)
      .orderBy(categories.level, categories.id);
    return listedOnly(rows, await countListed(context, memory, 'categories')).map(({ id, name }) =>
      toTitled(name, `/shop?${new URLSearchParams({ category: `${id}`, category_name: name })}`),
    );
  });
}

export function readBrandTitles(
  context: ServiceContext,
  memory: CatalogueMemory,
): Promise<Titled[]> {
  return recall(memory.lists, 'titles of brands', async () => {
    const rows = await context.db
      .select({ id: brands.id, name: brands.name })
      .from(brands)
      .orderBy(brands.id);
    return listedOnly(rows, await countListed(context, memory, 'brands')).map(({ id, name }) =>
      toTitled(name, `/shop?${new URLSearchParams({ brand: `${id}`, brand_name: name })}`),
    );
  });
}

const listedOnly = (rows: { id: number; name: string }[], counts: Map<number, number>) =>
  rows.filter(({ id }) => (counts.get(id) ?? 0) > 0);

export function readPostTitles(
  { db, now }: ServiceContext,
  memory: CatalogueMemory,
): Promise<Titled[]> {
  const span = Math.floor(now().getTime() / postsMs);
  return recall(memory.lists, `titles of posts ${span}`, async () => {
    const rows = await db
      .select({ id: posts.id, title: posts.title })
      .from(posts)
      .where(lte(posts.publishedAt, now()))
      .orderBy(desc(posts.publishedAt), desc(posts.id))
      .limit(maxPosts);
    return rows.map(({ id, title }) => toTitled(title, `/blogs/${id}/${toSlug(title)}`));
  });
}
