import { storeRules } from '../../../contract/store-rules.ts';
import type { Transaction } from '../client.ts';
import {
  type DemoCategory,
  demoBrands,
  demoCategories,
  demoForms,
  demoTags,
} from '../demo/catalogue.ts';
import { brands, categories, productForms, tags } from '../schema/catalogue.ts';
import { insertRows, numbered } from './rows.ts';

const packingSlug = 'packing-materials';

/** A category with the attributes that its products inherit. */
interface PlacedCategory {
  id: number;
  /** From the top category down to this one. */
  path: { id: number; slug: string; name: string }[];
}

export interface Taxonomy {
  categories: Map<string, PlacedCategory>;
  brands: Map<
    string,
    { id: number; name: string; manufacturer: string; fssai: string | undefined }
  >;
  forms: Map<string, number>;
  tags: Map<string, number>;
}

type CategoryRow = typeof categories.$inferInsert;

/** Seeds brands, forms, tags and the category tree; returns lookup maps for them. */
export async function seedTaxonomy(tx: Transaction, now: Date): Promise<Taxonomy> {
  const brandRows = numbered(demoBrands);
  const formRows = numbered([...demoForms]);
  const tagRows = numbered([...demoTags]);
  const tree = placeCategories(demoCategories, now);

  await insertRows(
    tx,
    brands,
    brandRows.map(({ fssai, ...brand }) => ({ ...brand, fssaiNo: fssai ?? null, updatedAt: now })),
  );
  await insertRows(tx, productForms, formRows);
  await insertRows(tx, tags, tagRows);
  await insertRows(tx, categories, tree.rows);

  return {
    categories: tree.placed,
    brands: new Map(
      brandRows.map(({ slug, id, name, manufacturer, fssai }) => [
        slug,
        { id, name, manufacturer, fssai },
      ]),
    ),
    forms: new Map(formRows.map(({ slug, id }) => [slug, id])),
    tags: new Map(tagRows.map(({ slug, id }) => [slug, id])),
  };
}

interface PlacedTree {
  rows: CategoryRow[];
  placed: Map<string, PlacedCategory>;
}

/**
 * Assigns ids to the tree from the top down; the packing materials get the fixed id that clients
 * know.
 */
function placeCategories(roots: DemoCategory[], now: Date): PlacedTree {
  const rows: CategoryRow[] = [];
  const placed = new Map<string, PlacedCategory>();
  let lastId = 0;

  const addCategory = (category: DemoCategory, position: number, parent?: CategoryRow) => {
    const id = category.slug === packingSlug ? storeRules.packingCategoryId : (lastId += 1);
    const level = parent ? parent.level + 1 : 1;
    const picture = `/pictures/categories/${category.slug}`;
    const row: CategoryRow = {
      id,
      parentId: parent?.id ?? null,
      slug: category.slug,
      name: category.name,
      level,
      position,
      description: category.description,
      metaTitle: category.metatitle,
      metaDescription: category.metadescription,
      metaKeywords: category.metakeywords,
      webImage: level < 3 ? `${picture}.webp` : (parent?.webImage ?? null),
      mobileImage: level < 3 ? `${picture}-mobile.webp` : (parent?.mobileImage ?? null),
      updatedAt: now,
    };
    const above = parent && placed.get(parent.slug);
    rows.push(row);
    const { slug, name } = category;
    placed.set(slug, { id, path: [...(above?.path ?? []), { id, slug, name }] });
    category.children?.forEach((child, index) => addCategory(child, index + 1, row));
  };
  roots.forEach((root, index) => addCategory(root, index + 1));
  return { rows, placed };
}
