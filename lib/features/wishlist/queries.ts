import 'server-only';
import { listWishlist } from '../../contract/wishlist';
import { readKnown } from '../../platform/auth/read-known';

/** Reads the wishlist of the visitor, by SWR key. */
export const readKnownWishlist = () =>
  readKnown({
    visitor: [{ call: listWishlist, empty: { status: true, data: [], wishlist_counter: 0 } }],
  });
