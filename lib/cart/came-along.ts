import { mutate } from 'swr';
import type { Cart } from '../contract/cart';
import { cartPath } from '../contract/paths';
import { tabStore } from '../session/safe-storage';
import { writeStored } from '../session/stored-text';
import { cameAlongKey } from './came-along-key';

/** Pieces in the cart that is shown; 0 where it is not known yet. */
export async function piecesShown(): Promise<number> {
  let pieces = 0;
  const look = (cart?: Cart) => {
    pieces = cart?.cart_totals.cart_counter ?? 0;
    return cart;
  };
  await mutate<Cart>(cartPath, look, { revalidate: false });
  return pieces;
}

/** Notes that a login has moved these pieces; none are no news. */
export function noteCameAlong(pieces: number): void {
  if (pieces > 0) writeStored(tabStore(), cameAlongKey, String(pieces));
}

/** A note in words; null where there is none. */
export function cameAlongText(note: string | null): string | null {
  const pieces = Number(note);
  if (!Number.isInteger(pieces) || pieces < 1) return null;
  return pieces === 1
    ? 'We put the one thing of your visit into your cart.'
    : `We put the ${pieces} things of your visit into your cart.`;
}

/** What is to be said about it, once: the note is gone then. */
export function takeCameAlong(): string | null {
  const text = cameAlongText(tabStore().getItem(cameAlongKey));
  writeStored(tabStore(), cameAlongKey, null);
  return text;
}
