import { and, eq, lte, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { brands, categories } from '../../db/schema/catalogue.ts';
import { concerns } from '../../db/schema/concern.ts';
import { growers } from '../../db/schema/grower.ts';
import { events, posts, textPages } from '../../db/schema/content.ts';
import { isListed } from '../../db/is-listed.ts';
import type { PageMeta } from './meta-text.ts';
import type { Page } from './page-address.ts';

type Thing = Exclude<Page, { kind: 'other' }>;

/**
 * Returns the meta data taken from the record itself (may be HTML); undefined if the record does
 * not exist or is not public.
 */
export async function describeThing(
  context: ServiceContext,
  thing: Thing,
): Promise<PageMeta | undefined> {
  switch (thing.kind) {
    case 'product':
      return describeProduct(context, thing.id);
    case 'reviews':
      return describeReviews(context, thing.id);
    case 'category':
      return describeCategory(context, thing.id);
    case 'brand':
      return describeBrand(context, thing.id);
    case 'post':
      return describePost(context, thing.id);
    case 'event':
      return describeEvent(context, thing.id);
    case 'concern':
      return describeConcern(context, thing.slug);
    case 'grower':
      return describeGrower(context, thing.slug);
    case 'text':
      return describeText(context, thing.slug);
  }
}

interface ProductText extends Record<string, unknown> {
  name: string;
  brand: string;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
  description: string;
}

async function findProduct({ db, now }: ServiceContext, id: number) {
  const { rows } = await db.execute<ProductText>(sql`
    select p.name, b.name as brand, p.meta_title as "metaTitle", p.description,
           p.meta_description as "metaDescription", p.meta_keywords as "metaKeywords"
    from products p join brands b on b.id = p.brand_id
    where p.id = ${id} and ${isListed(now().toISOString())}`);
  return rows[0];
}

async function describeProduct(context: ServiceContext, id: number): Promise<PageMeta | undefined> {
  const product = await findProduct(context, id);
  return (
    product && {
      title: product.metaTitle || product.name,
      // The description may begin with a story, so name and brand come first.
      description:
        product.metaDescription || `${product.name} by ${product.brand}. ${product.description}`,
      keywords: product.metaKeywords || `${product.name}, ${product.brand}`,
    }
  );
}

async function describeReviews(context: ServiceContext, id: number): Promise<PageMeta | undefined> {
  const product = await findProduct(context, id);
  return (
    product && {
      title: `Reviews of ${product.name}`,
      description: `Customer reviews of ${product.name} by ${product.brand}, with star ratings, dates and verified buyers.`,
      keywords: `${product.name}, reviews, ${product.brand}`,
    }
  );
}

async function describeCategory({ db }: ServiceContext, id: number): Promise<PageMeta | undefined> {
  const [row] = await db.select().from(categories).where(eq(categories.id, id));
  return (
    row && {
      title: row.metaTitle || row.name,
      description: row.metaDescription || row.description,
      keywords: row.metaKeywords || row.name,
    }
  );
}

async function describeBrand({ db }: ServiceContext, id: number): Promise<PageMeta | undefined> {
  const [row] = await db.select().from(brands).where(eq(brands.id, id));
  return (
    row && {
      title: row.metaTitle || `${[row.name, row.town].filter(Boolean).join(', ')}: all products`,
      description: row.metaDescription || row.description,
      keywords: row.metaKeywords || [row.name, row.town].filter(Boolean).join(', '),
    }
  );
}

async function describePost(
  { db, now }: ServiceContext,
  id: number,
): Promise<PageMeta | undefined> {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), lte(posts.publishedAt, now())));
  return (
    row && { title: row.title, description: row.summary || row.content, keywords: row.keywords }
  );
}

async function describeEvent({ db }: ServiceContext, id: number): Promise<PageMeta | undefined> {
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, id), events.isPublished));
  return (
    row && {
      title: row.title,
      description: row.summary || row.content,
      keywords: [row.title, row.category, row.city].filter(Boolean).join(', '),
    }
  );
}

async function describeConcern(
  { db }: ServiceContext,
  slug: string,
): Promise<PageMeta | undefined> {
  const [row] = await db
    .select()
    .from(concerns)
    .where(and(eq(concerns.slug, slug), concerns.isPublished));
  return row && { title: row.name, description: row.summary, keywords: row.search };
}

async function describeGrower({ db }: ServiceContext, slug: string): Promise<PageMeta | undefined> {
  const [row] = await db
    .select()
    .from(growers)
    .where(and(eq(growers.slug, slug), growers.isPublished));
  return (
    row && {
      title: `${row.name}, ${row.place}`,
      description: row.summary,
      keywords: [row.name, row.farm, row.place].filter(Boolean).join(', '),
    }
  );
}

async function describeText({ db }: ServiceContext, slug: string): Promise<PageMeta | undefined> {
  const [row] = await db
    .select()
    .from(textPages)
    .where(and(eq(textPages.slug, slug), textPages.isPublished));
  return row && { title: row.title, description: row.lead || row.content, keywords: row.title };
}
