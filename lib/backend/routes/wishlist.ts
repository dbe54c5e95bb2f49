import * as calls from '../../contract/wishlist.ts';
import { route, type Router } from '../http/route.ts';
import { countGuestAdd } from '../services/cart/guest-rows.ts';
import { countWishlist, listWishlist, toWishlistItem } from '../services/wishlist/list-wishlist.ts';
import { toggleWishlist } from '../services/wishlist/toggle-wishlist.ts';

export function wishlistRoutes(router: Router): void {
  route(router, calls.listWishlist, async ({ context, caller }) => {
    const products = await listWishlist(context, caller);
    return { data: products.map(toWishlistItem), wishlist_counter: products.length };
  });
  route(router, calls.toggleWishlist, async ({ context, caller, body, clientAddress }) => {
    await countGuestAdd(context, router.limits, caller, clientAddress);
    const isInWishlist = await toggleWishlist(context, caller, body.pid);
    return {
      message: calls.wishlistMessages[isInWishlist ? 'added' : 'removed'],
      is_in_wishlist: isInWishlist,
      wishlist_counter: await countWishlist(context, caller),
    };
  });
}
