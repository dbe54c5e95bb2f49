import { categoryPath } from '../category/find-category';
import type { Category } from '../../contract/category';
import type { HomeBanner } from '../../contract/home';
import { routes } from '../../platform/routes';

export function bannerAddress(banner: HomeBanner, categories: Category[]): string {
  if (banner.product_id && banner.products) {
    return routes.product({ id: banner.product_id, name: banner.products.name });
  }
  const category = banner.category_id
    ? categoryPath(categories, banner.category_id).at(-1)
    : undefined;
  return routes.shop({ category });
}
