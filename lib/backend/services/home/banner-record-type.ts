import { inArray } from 'drizzle-orm';
import type { BannerInput, StaffBanner } from '../../../contract/staff-banner.ts';
import type { ServiceContext } from '../../context.ts';
import { categories, products } from '../../db/schema/catalogue.ts';
import { banners } from '../../db/schema/content.ts';
import { invalid } from '../../errors.ts';
import { lastPosition } from '../content/records.ts';
import type { OrderedRecordType } from '../content/record-type.ts';

type BannerRow = typeof banners.$inferSelect;

export const bannerRecordType: OrderedRecordType<BannerRow, BannerInput, StaffBanner> = {
  name: 'Banner',
  subject: 'banner',
  table: banners,
  searched: [banners.title, banners.content, banners.altText],
  sorts: { position: banners.position, title: banners.title, updated_at: banners.updatedAt },
  firstSort: 'position',
  toValues: async (context, input, before) => {
    await requireThings(context, input);
    return {
      title: input.title,
      content: input.content,
      image: input.image,
      altText: input.alt_text,
      categoryId: input.category_id,
      productId: input.product_id,
      picturedProductIds: input.pictured_product_ids,
      isVisible: input.is_visible,
      ...(!before && {
        position: await lastPosition(context, bannerRecordType, {}),
        updatedAt: context.now(),
      }),
    };
  },
  show: async ({ db }, rows) => {
    const productIds = rows.flatMap((row) => [...row.picturedProductIds, row.productId ?? 0]);
    const categoryIds = rows.flatMap((row) => row.categoryId ?? []);
    const goods = await db
      .select({ id: products.id, name: products.name, image: products.homeImage })
      .from(products)
      .where(inArray(products.id, productIds));
    const kinds = await db
      .select({ id: categories.id, name: categories.name })
      .from(categories)
      .where(inArray(categories.id, categoryIds));
    const productsById = new Map(goods.map((product) => [product.id, product]));
    return rows.map((row) => toStaffBanner(row, productsById, kinds));
  },
  effectOf: () => ({ tags: ['home', 'banners'], paths: ['/'] }),
  picturesOf: ({ image }) => [image],
};

type Good = StaffBanner['pictured_products'][number];

function toStaffBanner(
  row: BannerRow,
  productsById: Map<number, Good>,
  kinds: { id: number; name: string }[],
): StaffBanner {
  const product = productsById.get(row.productId ?? 0);
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    content: row.content,
    image: row.image,
    alt_text: row.altText,
    category: kinds.find(({ id }) => id === row.categoryId) ?? null,
    product: product ? { id: product.id, name: product.name } : null,
    pictured_products: row.picturedProductIds.flatMap((id) => productsById.get(id) ?? []),
    is_visible: row.isVisible,
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Throws 400 at the field that names an unknown product or category. */
async function requireThings({ db }: ServiceContext, input: BannerInput): Promise<void> {
  const wanted = [...new Set([...input.pictured_product_ids, input.product_id ?? []].flat())];
  const known = await db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, wanted));
  const isKnown = (id: number) => known.some((one) => one.id === id);
  if (input.product_id && !isKnown(input.product_id)) {
    throw invalid({ product_id: ['Product not found'] });
  }
  if (!input.pictured_product_ids.every(isKnown)) {
    throw invalid({ pictured_product_ids: ['Product not found'] });
  }
  if (!input.category_id) return;
  const [category] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.id, [input.category_id]));
  if (!category) throw invalid({ category_id: ['Category not found'] });
}
