import { absolute } from '../../seo/absolute';
import type { ShopProfile } from '../../contract/shop-profile';
import { shopCard, type ShareCard } from './share-card';
import { sha256Hex } from '../../server/sha256-hex.ts';

/** Pixels. A size that no network crops. */
export const shareSize = { width: 1200, height: 630 };

/** Increment when the drawing changes, so that networks load every picture again. */
const design = 1;

export interface SharePicture {
  url: string;
  width: number;
  height: number;
  alt: string;
  type: string;
}

type Signature = Pick<ShopProfile, 'name' | 'line'>;

/** The URL contains a hash of the content (cache busting): networks cache pictures by URL. */
export function sharePicture(card: ShareCard, { name, line }: Signature): SharePicture {
  const version = sha256Hex(JSON.stringify([design, card, name, line])).slice(0, 10);
  return {
    url: absolute(`/share/${card.kind}/${card.id}.jpg?v=${version}`),
    ...shareSize,
    alt: [card.title, card.localName, card.overline, card.note].filter(Boolean).join(', '),
    type: 'image/jpeg',
  };
}

/** The file carries name and tagline of the demo: any other shop gets a drawing with its own. */
export function shopPicture(shop: ShopProfile): SharePicture {
  if (!shop.has_demo) return sharePicture(shopCard(shop), shop);
  return {
    url: absolute('/opengraph-image.png'),
    ...shareSize,
    alt: `${shop.name}: five plants on one shelf, turmeric, tulsi, aloe, marigold and neem`,
    type: 'image/png',
  };
}
