import type { Category } from '../../../contract/category.ts';
import type { CategoryRow } from '../../db/schema/catalogue.ts';

export function toCategory(row: CategoryRow, productCount: number, children: Category[]): Category {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    metatitle: row.metaTitle,
    metadescription: row.metaDescription,
    metakeywords: row.metaKeywords,
    web_image: row.webImage,
    mobile_image: row.mobileImage,
    product_count: productCount,
    children,
  };
}
