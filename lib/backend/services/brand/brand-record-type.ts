import { sql } from 'drizzle-orm';
import type { BrandInput, StaffBrand } from '../../../contract/staff-brand.ts';
import type { ServiceContext } from '../../context.ts';
import { brands, type BrandRow } from '../../db/schema/catalogue.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict } from '../../errors.ts';
import { lockTaxonomy } from '../category/lock-taxonomy.ts';
import type { Change, RecordType } from '../content/record-type.ts';
import { freeSlug } from '../content/free-slug.ts';
import { catalogueChanged } from '../../search/engine.ts';
import { countProductsBy, recallProductsBy } from '../product/list-options.ts';
import { rewordProducts } from '../product/reword-products.ts';

export const brandRecordType: RecordType<BrandRow, BrandInput, StaffBrand> = {
  name: 'Brand',
  subject: 'brand',
  table: brands,
  searched: [brands.name, brands.town, brands.manufacturer],
  sorts: { name: brands.name, town: brands.town, updated_at: brands.updatedAt },
  firstSort: 'name',
  toValues: async (context, input, before) => {
    await inTransaction(context.db, lockTaxonomy);
    return {
      name: input.name,
      ...(!before && { slug: await freeSlug(context, brands, input.name, undefined) }),
      town: input.town,
      description: input.description,
      manufacturer: input.manufacturer,
      fssaiNo: input.fssai_no ?? null,
      certificates: input.certificates,
      image: input.image ?? null,
      metaTitle: input.metatitle,
      metaDescription: input.metadescription,
      metaKeywords: input.metakeywords,
      ...(!before && { updatedAt: context.now() }),
    };
  },
  show: async (context, rows) => {
    const counts = await recallProductsBy(
      context,
      'brand_id',
      rows.map(({ id }) => id),
    );
    return rows.map((row) => toStaffBrand(row, counts.get(row.id) ?? 0));
  },
  effectOf: ({ before, after }) => {
    const isRenamed = before?.name !== after?.name;
    const path = `/shop?brand=${(after ?? before)?.id}`;
    return {
      tags: ['brands', 'page-meta', ...(isRenamed ? ['products', 'catalogue'] : [])],
      paths: [path],
    };
  },
  picturesOf: ({ image }) => [image],
  taken: { field: 'name', message: 'A brand with this name already exists' },
  checkRemoval: async ({ db }, { id, name }) => {
    const count = (await countProductsBy(db, 'brand_id', [id])).get(id) ?? 0;
    if (count > 0) {
      throw conflict(
        `${name} has ${count} ${count === 1 ? 'product' : 'products'}. Change the brand of ${count === 1 ? 'that product' : 'those products'} first.`,
      );
    }
    const { rows } = await db.execute<{ code: string }>(
      sql`select code from coupons where brand_id = ${id} limit 1`,
    );
    if (rows[0]) throw conflict(`The coupon ${rows[0].code} is for ${name}`);
  },
  afterChange: tellCatalogue,
};

async function tellCatalogue(context: ServiceContext, { before, after }: Change<BrandRow>) {
  const isRenamed = before && after && before.name !== after.name;
  const ids = isRenamed
    ? await rewordProducts(context, sql`p.brand_id = ${after.id}`, {
        removed: [before.name],
        added: [after.name],
      })
    : [];
  await catalogueChanged(context.db, ids);
}

const toStaffBrand = (row: BrandRow, productCount: number): StaffBrand => ({
  id: row.id,
  version: row.version,
  name: row.name,
  town: row.town,
  description: row.description,
  manufacturer: row.manufacturer,
  fssai_no: row.fssaiNo,
  certificates: row.certificates,
  image: row.image,
  metatitle: row.metaTitle,
  metadescription: row.metaDescription,
  metakeywords: row.metaKeywords,
  product_count: productCount,
  updated_at: row.updatedAt.toISOString(),
});
