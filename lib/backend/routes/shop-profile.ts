import * as calls from '../../contract/shop-profile.ts';
import { route, type Router } from '../http/route.ts';
import { readShop } from '../services/shop-profile/read-shop.ts';

export function shopProfileRoutes(router: Router): void {
  route(router, calls.getShopProfile, async ({ context }) => ({ data: await readShop(context) }));
}
