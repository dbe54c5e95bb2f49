import { send } from '../../api/browser';
import { toggleWishlist, wishlistMessages } from '../../contract/wishlist';

/** Toggles a product on the wishlist; returns whether it is on it now. Throws ApiError. */
export async function sendToggle(pid: number): Promise<boolean> {
  const { message } = await send(toggleWishlist, { body: { pid } });
  return message === wishlistMessages.added;
}
