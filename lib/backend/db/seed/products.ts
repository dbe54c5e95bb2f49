import { addCheckDigit } from '../../../contract/gtin.ts';
import { toPaise } from '../../../contract/money.ts';
import { toSlug } from '../../../contract/slug.ts';
import type { Transaction } from '../client.ts';
import {
  demoCombos,
  demoFamilies,
  type DemoProduct,
  demoProducts,
  demoVaidya,
} from '../demo/catalogue.ts';
import { productPictures } from '../demo/product-pictures.ts';
import { products, type ProductRow } from '../schema/catalogue.ts';
import { comboItems, combos, families, familyMembers } from '../schema/family.ts';
import { productImages, productTags, relatedProducts } from '../schema/product-parts.ts';
import type { Taxonomy } from './catalogue.ts';
import { daysLater, openedAt } from './moments.ts';
import { insertRows, requireValue, numbered } from './rows.ts';

export type SeededProduct = Pick<
  ProductRow,
  'id' | 'sku' | 'name' | 'hsn' | 'homeImage' | 'price' | 'gstRate' | 'stock'
>;

/** Seeds the whole catalogue in the order of the files; returns the products by SKU. */
export async function seedProducts(
  tx: Transaction,
  taxonomy: Taxonomy,
  now: Date,
): Promise<Map<string, SeededProduct>> {
  const railCounts = new Map<string, number>();
  const rows = numbered(demoProducts).map((product) => {
    const railPosition = product.rail ? (railCounts.get(product.rail) ?? 0) + 1 : 0;
    if (product.rail) railCounts.set(product.rail, railPosition);
    return { product, row: toRow(product, taxonomy, railPosition, now) };
  });
  const bySku = new Map(rows.map(({ row }) => [row.sku, row]));

  await insertRows(
    tx,
    products,
    rows.map(({ row }) => row),
  );
  await insertRows(
    tx,
    productTags,
    rows.flatMap(({ product, row }) =>
      product.tags.map((tag) => ({
        productId: row.id,
        tagId: requireValue(taxonomy.tags, tag, 'tag'),
      })),
    ),
  );
  await insertRows(
    tx,
    productImages,
    numbered(
      rows.flatMap(({ product, row }) =>
        productPictures(product).map((picture, index) => ({
          productId: row.id,
          position: index + 1,
          ...picture,
        })),
      ),
    ),
  );
  await insertRows(
    tx,
    relatedProducts,
    rows.flatMap(({ product, row }) =>
      product.related
        .filter((sku) => bySku.has(sku))
        .map((sku, index) => ({
          productId: row.id,
          relatedId: requireValue(bySku, sku, 'product').id,
          position: index + 1,
        })),
    ),
  );
  await seedFamilies(tx, bySku);
  await seedCombos(tx, bySku);
  return bySku;
}

const comboSkus = new Set(demoCombos.map(({ sku }) => sku));

async function seedFamilies(tx: Transaction, bySku: Map<string, SeededProduct>): Promise<void> {
  const rows = numbered(demoFamilies);
  await insertRows(
    tx,
    families,
    rows.map(({ id, name, axes }) => ({ id, name, axes })),
  );
  await insertRows(
    tx,
    familyMembers,
    rows.flatMap(({ id: familyId, members }) =>
      members.map(({ sku, options }, index) => ({
        productId: requireValue(bySku, sku, 'product').id,
        familyId,
        options,
        position: index + 1,
      })),
    ),
  );
}

async function seedCombos(tx: Transaction, bySku: Map<string, SeededProduct>): Promise<void> {
  const rows = demoCombos.map(({ sku, percentOff, items }) => ({
    productId: requireValue(bySku, sku, 'product').id,
    percentOff: percentOff === undefined ? null : percentOff * 100,
    items,
  }));
  await insertRows(
    tx,
    combos,
    rows.map(({ productId, percentOff }) => ({ productId, percentOff })),
  );
  await insertRows(
    tx,
    comboItems,
    rows.flatMap(({ productId: comboId, items }) =>
      items.map(({ sku, quantity }, index) => ({
        comboId,
        productId: requireValue(bySku, sku, 'product').id,
        quantity,
        position: index + 1,
      })),
    ),
  );
}

/** GTIN of a pack, in the range that GS1 keeps for examples. */
const exampleGtin = (id: number) => addCheckDigit(`952${String(id).padStart(9, '0')}`);

/** HSN chapters 1 to 22 are food and drink, except products sold for the skin. */
function isFood({ hsn }: DemoProduct, rootSlug: string): boolean {
  if (rootSlug === 'food') return true;
  return Number(hsn.slice(0, 2)) <= 22 && rootSlug !== 'personal-care' && rootSlug !== 'home-care';
}

function toRow(
  product: DemoProduct & { id: number },
  taxonomy: Taxonomy,
  railPosition: number,
  now: Date,
) {
  const brand = requireValue(taxonomy.brands, product.brand, 'brand');
  const category = requireValue(taxonomy.categories, product.category, 'category');
  const [level1, level2, level3] = category.path;
  if (!level1) throw new Error(`The category ${product.category} has no place in the tree`);
  const searchParts = [
    product.name,
    brand.name,
    ...category.path.map(({ name }) => name),
    ...product.keywords,
    ...product.tags.map((tag) => tag.replaceAll('-', ' ')),
    product.form.replaceAll('-', ' '),
    product.localName ?? '',
  ];
  return {
    id: product.id,
    sku: product.sku,
    name: product.name,
    slug: toSlug(product.name),
    localName: product.localName ?? null,
    brandId: brand.id,
    formId: requireValue(taxonomy.forms, product.form, 'form'),
    categoryId: category.id,
    categoryLevel1: level1.id,
    categoryLevel2: level2?.id ?? null,
    categoryLevel3: level3?.id ?? null,
    basePrice: toPaise(product.mrp),
    price: toPaise(product.price),
    stock: product.stock,
    membersUntil: product.membersForDays ? daysLater(now, product.membersForDays) : null,
    barcode: comboSkus.has(product.sku) ? null : exampleGtin(product.id),
    hsn: product.hsn,
    gstRate: product.gstRate * 100,
    netQuantity: product.netQuantity,
    unit: product.unit,
    isVeg: product.isVeg,
    origin: 'India',
    region: product.origin,
    manufacturer: brand.manufacturer,
    fssaiNo: isFood(product, level1.slug) ? (brand.fssai ?? null) : null,
    shelfLife: product.shelfLife,
    ingredients: product.ingredients,
    vaidyaNote: product.vaidyaNote ?? '',
    vaidyaName: product.vaidyaNote ? demoVaidya : '',
    benefits: product.benefits,
    description: product.description,
    metaKeywords: product.keywords.slice(0, 8).join(', '),
    homeImage: productPictures(product)[0]?.path ?? null,
    rail: product.rail ?? null,
    railPosition,
    searchText: searchParts.filter(Boolean).join(' ').toLowerCase(),
    createdAt: openedAt(now),
    updatedAt: now,
  };
}
