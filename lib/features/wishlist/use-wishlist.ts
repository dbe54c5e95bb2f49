'use client';

import useSWR, { mutate } from 'swr';
import { readLazily } from '../../api/lazily';
import type { AnswerOf } from '../../contract/endpoint';
import { wishlistPath } from '../../contract/paths';
import type { listWishlist } from '../../contract/wishlist';
import { atFocus } from '../../platform/session/at-focus';
import { tellTabs } from '../../platform/session/tabs';

type Wishlist = AnswerOf<typeof listWishlist>;

export const wishlistKey = wishlistPath;

/** The wishlist of whoever is here; undefined until it is known. */
export function useWishlist() {
  return useSWR<Wishlist>(wishlistKey, readLazily, atFocus);
}

/** Puts a product on the wishlist or takes it off. Says whether it is on it now. Throws ApiError. */
export async function toggleWishlistItem(pid: number): Promise<boolean> {
  const { sendToggle } = await import('./calls');
  const isInWishlist = await sendToggle(pid);
  await mutate(wishlistKey);
  tellTabs('wishlist');
  return isInWishlist;
}

/** Takes a product off the wishlist, wherever it may be gone already. Throws ApiError. */
export async function takeOffWishlist(pid: number): Promise<void> {
  // The call is a toggle: where another tab was faster, it has just put the product back.
  if (await toggleWishlistItem(pid)) await toggleWishlistItem(pid);
}
