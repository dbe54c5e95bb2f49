import 'server-only';
import { readStaff } from '../../platform/auth/require-staff';
import { listCategories, type Category } from '../../contract/category';
import { listBrands, listProductForms, listProductTags } from '../../contract/product';
import type { CatalogueOptions } from './catalogue-options';

export async function readCatalogueOptions(page: string): Promise<CatalogueOptions> {
  const [brands, forms, tags, categories] = await Promise.all([
    readStaff(listBrands, { page }),
    readStaff(listProductForms, { page }),
    readStaff(listProductTags, { page }),
    readStaff(listCategories, { page }),
  ]);
  const options = (rows: { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: id, label: name }));
  return {
    brands: options(brands.data),
    forms: options(forms.data),
    tags: options(tags.data),
    categories: flat(categories.data as Category[]),
  };
}

const flat = (tree: Category[], above = ''): CatalogueOptions['categories'] =>
  tree.flatMap(({ id, name, children }) => {
    const label = above ? `${above} › ${name}` : name;
    return [{ value: id, label }, ...flat(children, label)];
  });
