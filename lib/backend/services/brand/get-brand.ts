import { eq } from 'drizzle-orm';
import type { BrandPage } from '../../../contract/brand.ts';
import type { ServiceContext } from '../../context.ts';
import { brands } from '../../db/schema/catalogue.ts';
import { notFound } from '../../errors.ts';
import { withMemory } from '../../catalogue-cache/catalogue-memory.ts';
import { countListed } from '../../search/engine.ts';

/** Returns one brand with the number of its products on sale; 404 for an unknown one. */
export async function getBrand(context: ServiceContext, id: number): Promise<BrandPage> {
  const [row] = await context.db.select().from(brands).where(eq(brands.id, id));
  if (!row) throw notFound('Brand');
  return {
    id: row.id,
    name: row.name,
    town: row.town,
    description: row.description,
    manufacturer: row.manufacturer,
    fssai_no: row.fssaiNo,
    certificates: row.certificates,
    image: row.image,
    product_count: await countProducts(context, id),
    updated_at: row.updatedAt.toISOString(),
  };
}

async function countProducts(context: ServiceContext, brandId: number): Promise<number> {
  return withMemory(context, async (memory) => ({
    answer: (await countListed(context, memory, 'brands')).get(brandId) ?? 0,
  }));
}
