import { asc, eq, and } from 'drizzle-orm';
import type { ConcernCard, Concern } from '../../../contract/concern.ts';
import type { ProductCard } from '../../../contract/product.ts';
import { withMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { concerns } from '../../db/schema/concern.ts';
import { notFound } from '../../errors.ts';
import { findProducts } from '../../search/engine.ts';
import { listRailCards, readCards } from '../product/list-cards.ts';

/** Returns the published concerns by name. */
export async function listConcerns({ db }: ServiceContext): Promise<ConcernCard[]> {
  return db
    .select({
      id: concerns.id,
      slug: concerns.slug,
      name: concerns.name,
      summary: concerns.summary,
    })
    .from(concerns)
    .where(eq(concerns.isPublished, true))
    .orderBy(asc(concerns.name), asc(concerns.id));
}

/** Returns one concern with its products; 404 if it is unknown or not published. */
export async function getConcern(context: ServiceContext, id: number): Promise<Concern> {
  const [row] = await context.db
    .select()
    .from(concerns)
    .where(and(eq(concerns.id, id), concerns.isPublished));
  if (!row) throw notFound('Concern');
  const chosen = await listRailCards(context, row.productIds, undefined, row.productIds.length);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    summary: row.summary,
    content: row.content,
    signed_by: row.content ? row.signedBy : '',
    products: chosen.length > 0 ? chosen : await findCards(context, row.search),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** The first page of a search, which the statistics of searches do not count. */
const findCards = (context: ServiceContext, search: string): Promise<ProductCard[]> =>
  withMemory(context, async (memory) => {
    const { ids } = await findProducts(context, memory, { page: 1, prod_search: search });
    return readCards(context, memory, ids, undefined);
  });
