import { getBrand as getBrandCall } from '../../contract/brand.ts';
import { listCategories as listCategoriesCall } from '../../contract/category.ts';
import * as calls from '../../contract/product.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
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
  dataRoute(router, calls.listProductTags, ({ context }) => listProductTags(context));
  dataRoute(router, calls.listProductForms, ({ context }) => listProductForms(context));
  dataRoute(router, calls.listBrands, ({ context }) => listBrands(context));
  dataRoute(router, getBrandCall, ({ context, idParam }) =>
    getBrand(context, idParam('id', 'Brand')),
  );
  dataRoute(router, listCategoriesCall, ({ context }) => listCategories(context));
  dataRoute(router, calls.getProduct, ({ context, caller, idParam }) =>
    getProduct(context, idParam('id', 'Product'), caller),
  );
  route(router, calls.listRelatedProducts, async ({ context, query, caller }) => ({
    RelatedOtherProducts: [await listRelatedProducts(context, query.product_id, caller)],
  }));
  dataRoute(router, calls.listPackingMaterials, ({ context, query, caller }) =>
    listOfCategory(context, query.categoryID, caller),
  );
}
