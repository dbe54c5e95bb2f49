import { readPath, send } from '../../api/browser';
import type { AnswerOf } from '../../contract/endpoint';
import { wishlistPath } from '../../contract/paths';
import { toggleWishlist, type listWishlist } from '../../contract/wishlist';

/**
 * Adds a product to the wishlist or removes it. Returns whether it is there now. Throws ApiError.
 */
export async function sendToggle(pid: number): Promise<boolean> {
  const { is_in_wishlist: isInWishlist } = await send(toggleWishlist, { body: { pid } });
  if (isInWishlist !== undefined) return isInWishlist;
  const { data } = await readPath<AnswerOf<typeof listWishlist>>(wishlistPath);
  return data.some(({ product_id: id }) => id === pid);
}
