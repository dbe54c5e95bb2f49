import useSWR, { mutate } from 'swr';
import { readLazily } from '../../api/lazily';
import type { AnswerOf } from '../../contract/endpoint';
import { wishlistPath } from '../../contract/paths';
import type { listWishlist } from '../../contract/wishlist';
import { atFocus } from '../../platform/session/at-focus';
import { tellTabs } from '../../platform/session/tabs';

type Wishlist = AnswerOf<typeof listWishlist>;

export const wishlistKey = wishlistPath;

/** Wishlist of the current session; undefined while loading. */
export function useWishlist() {
  return useSWR<Wishlist>(wishlistKey, readLazily, atFocus);
}

/** Adds or removes a product; returns whether it is on the wishlist now. Throws ApiError. */
export async function toggleWishlistItem(pid: number): Promise<boolean> {
  const { sendToggle } = await import('./calls');
  const isInWishlist = await sendToggle(pid);
  await mutate(wishlistKey);
  tellTabs('wishlist');
  return isInWishlist;
}

/** Removes a product from the wishlist; no error if another tab has removed it. */
export async function takeOffWishlist(pid: number): Promise<void> {
  // The call is a toggle: if another tab removed the product first, this call added it again and is
  // repeated.
  if (await toggleWishlistItem(pid)) await toggleWishlistItem(pid);
}
