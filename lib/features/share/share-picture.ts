import { createHash } from 'node:crypto';
import { absolute } from '../../seo/absolute';
import type { ShopProfile } from '../../contract/shop-profile';
import type { ShareCard } from './share-card';

/** What networks ask for: the size that none of them cuts. */
export const shareSize = { width: 1200, height: 630 };

/** Counted up when the drawing changes, so that networks fetch every picture anew. */
const design = 1;

export interface SharePicture {
  url: string;
  width: number;
  height: number;
  alt: string;
  type: string;
}

type Signature = Pick<ShopProfile, 'name' | 'line'>;

/** Another address for each change of what is on the card: networks keep a picture by its address. */
export function sharePicture(card: ShareCard, { name, line }: Signature): SharePicture {
  const version = createHash('sha256')
    .update(JSON.stringify([design, card, name, line]))
    .digest('hex')
    .slice(0, 10);
  return {
    url: absolute(`/share/${card.kind}/${card.id}.jpg?v=${version}`),
    ...shareSize,
    alt: [card.title, card.localName, card.overline, card.note].filter(Boolean).join(', '),
    type: 'image/jpeg',
  };
}

/** The picture of all other pages. */
export const shopPicture = ({ name }: Signature): SharePicture => ({
  url: absolute('/opengraph-image.png'),
  ...shareSize,
  alt: `${name}: five plants on one shelf, turmeric, tulsi, aloe, marigold and neem`,
  type: 'image/png',
});
