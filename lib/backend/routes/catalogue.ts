import { getBrand as getBrandCall } from '../../contract/brand.ts';
import { listCategories as listCategoriesCall } from '../../contract/category.ts';
import * as calls from '../../contract/product.ts';
import { route, type Router } from '../http/route.ts';
import { getBrand } from '../services/brand/get-brand.ts';
import { listCategories } from '../services/category/list-categories.ts';
import { getProduct } from '../services/product/get-product.ts';
import { listOfCategory, listProducts } from '../services/product/list-products.ts';
import { listBrands, listProductForms, listProductTags } from '../services/product/list-options.ts';
import { listRelatedProducts } from '../services/product/list-related.ts';

export function catalogueRoutes(router: Router): void {
  route(router, calls.listProducts, ({ context, query, caller }) =>
    listProducts(context, query, caller),
  );
  route(router, calls.listProductTags, async ({ context }) => ({
    data: await listProductTags(context),
  }));
  route(router, calls.listProductForms, async ({ context }) => ({
    data: await listProductForms(context),
  }));
  route(router, calls.listBrands, async ({ context }) => ({ data: await listBrands(context) }));
  route(router, getBrandCall, async ({ context, idParam }) => ({
    data: await getBrand(context, idParam('id', 'Brand')),
  }));
  route(router, listCategoriesCall, async ({ context }) => ({
    data: await listCategories(context),
  }));
  route(router, calls.getProduct, async ({ context, caller, idParam }) => ({
    data: await getProduct(context, idParam('id', 'Product'), caller),
  }));
  route(router, calls.listRelatedProducts, async ({ context, query, caller }) => ({
    RelatedOtherProducts: [await listRelatedProducts(context, query.product_id, caller)],
  }));
  route(router, calls.listPackingMaterials, async ({ context, query, caller }) => ({
    data: await listOfCategory(context, query.categoryID, caller),
  }));
}
