import 'server-only';
import { buildPath } from '../../contract/endpoint';
import { listWishlist } from '../../contract/wishlist';
import { readKnown } from '../../platform/auth/read-known';

export const readKnownWishlist = () =>
  readKnown({
    visitor: [{ call: listWishlist, empty: { status: true, data: [], wishlist_counter: 0 } }],
  });

/** Ids of the products in the wishlist that `readKnownWishlist` has read. */
export function wishedProductIds(known: Awaited<ReturnType<typeof readKnownWishlist>>): number[] {
  const answer = known[buildPath(listWishlist)];
  return listWishlist.answer.isValidSync(answer)
    ? answer.data.map(({ product_id }) => product_id)
    : [];
}
