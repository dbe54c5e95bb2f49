import * as calls from '../../contract/brand.ts';
import { route, type Router } from '../http/route.ts';
import { getBrand } from '../services/brand/get-brand.ts';

export function brandRoutes(router: Router): void {
  route(router, calls.getBrand, async ({ context, idParam }) => ({
    data: await getBrand(context, idParam('id', 'Brand')),
  }));
}
