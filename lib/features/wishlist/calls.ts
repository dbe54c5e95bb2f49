import { send } from '../../api/browser';
import { toggleWishlist, wishlistMessages } from '../../contract/wishlist';

/** Turns the wish for a product round; says whether it is on the list now. Throws ApiError. */
export async function sendToggle(pid: number): Promise<boolean> {
  const { message } = await send(toggleWishlist, { body: { pid } });
  return message === wishlistMessages.added;
}
