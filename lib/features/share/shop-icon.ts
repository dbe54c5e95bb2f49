import type { ShopProfile } from '../../contract/shop-profile';
import { sha256Hex } from '../../server/sha256-hex.ts';

/** Pixels of the drawn icons: browser tab and home screen, splash screen. */
export const iconSizes = [192, 512] as const;
export type IconSize = (typeof iconSizes)[number];

type Named = Pick<ShopProfile, 'name' | 'has_demo'>;

/** First letter or digit of a name, in capitals, with its vowel signs. */
export const firstLetter = (name: string): string =>
  (/[\p{Letter}\p{Number}]\p{Mark}*/u.exec(name)?.[0] ?? '').toUpperCase();

/** Path of the icon of a shop; the files of the demo show its own letter. */
export function shopIcon({ name, has_demo: hasDemo }: Named, size: IconSize): string {
  if (hasDemo) return `/pictures/icon-${size}.png`;
  const version = sha256Hex(firstLetter(name)).slice(0, 10);
  return `/share/icon/${size}.png?v=${version}`;
}
