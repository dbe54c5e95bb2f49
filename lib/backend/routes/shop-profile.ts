import * as calls from '../../contract/shop-profile.ts';
import { route, type Router } from '../http/route.ts';
import { canPayOnline } from '../services/payment/can-pay-online.ts';
import { readShop } from '../services/shop-profile/read-shop.ts';

export function shopProfileRoutes(router: Router): void {
  route(router, calls.getShopProfile, async ({ context }) => {
    const shop = await readShop(context);
    return { data: { ...shop, pays_online: canPayOnline(context, shop) } };
  });
}
