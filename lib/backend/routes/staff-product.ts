import * as calls from '../../contract/staff-product.ts';
import { route, type Router } from '../http/route.ts';
import { changeProduct } from '../services/product/change-product.ts';

export function staffProductRoutes(router: Router): void {
  route(router, calls.changeProduct, async ({ context, caller, idParam, body }) => ({
    data: await changeProduct(context, caller, idParam('id', 'Product'), body),
  }));
}
