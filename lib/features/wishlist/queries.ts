import 'server-only';
import { listWishlist } from '../../contract/wishlist';
import { readKnown } from '../../platform/auth/read-known';

export const readKnownWishlist = () =>
  readKnown({
    visitor: [{ call: listWishlist, empty: { status: true, data: [], wishlist_counter: 0 } }],
  });
