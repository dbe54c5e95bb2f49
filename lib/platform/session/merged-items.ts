import { mutate } from 'swr';
import type { Cart } from '../../contract/cart';
import { cartPath } from '../../contract/paths';
import { tabStore } from './safe-storage';
import { writeStored } from './stored-text';
import { mergedItemsKey } from './merged-items-key';

/** Pieces in the cached cart; 0 if it is not loaded. */
export async function itemsInShownCart(): Promise<number> {
  let pieces = 0;
  const readPieces = (cart?: Cart) => {
    pieces = cart?.cart_totals.cart_counter ?? 0;
    return cart;
  };
  await mutate<Cart>(cartPath, readPieces, { revalidate: false });
  return pieces;
}

/** Stores the number of pieces that a login merged; 0 is not stored. */
export function noteMergedItems(pieces: number): void {
  if (pieces > 0) writeStored(tabStore(), mergedItemsKey, String(pieces));
}

/** Text of a stored note; null if there is none. */
export function mergedItemsText(note: string | null): string | null {
  const pieces = Number(note);
  if (!Number.isInteger(pieces) || pieces < 1) return null;
  return pieces === 1 ? 'Your item is in your cart.' : `Your ${pieces} items are in your cart.`;
}

/** Returns the text once and deletes the note. */
export function takeMergedItems(): string | null {
  const text = mergedItemsText(tabStore().getItem(mergedItemsKey));
  writeStored(tabStore(), mergedItemsKey, null);
  return text;
}
