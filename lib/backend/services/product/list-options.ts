import { asc } from 'drizzle-orm';
import type { Brand, FilterOption } from '../../../contract/product.ts';
import type { ServiceContext } from '../../context.ts';
import { brands, productForms, tags } from '../../db/schema/catalogue.ts';

/** Returns the tags by id: the badges come first. */
export async function listProductTags({ db }: ServiceContext): Promise<FilterOption[]> {
  return db.select({ id: tags.id, name: tags.name }).from(tags).orderBy(asc(tags.id));
}

/** Returns the forms by name. */
export async function listProductForms({ db }: ServiceContext): Promise<FilterOption[]> {
  return db
    .select({ id: productForms.id, name: productForms.name })
    .from(productForms)
    .orderBy(asc(productForms.name));
}

/** Returns the brands by name. */
export async function listBrands({ db }: ServiceContext): Promise<Brand[]> {
  return db
    .select({
      id: brands.id,
      name: brands.name,
      description: brands.description,
      town: brands.town,
    })
    .from(brands)
    .orderBy(asc(brands.name));
}
