import type { DemoProduct, PackShape } from './format.ts';

/** What a picture of a product shows. The files are numbered in this order. */
export const pictureViews = ['front', 'angle', 'contents', 'back', 'size', 'texture'] as const;

export type PictureView = (typeof pictureViews)[number];

/** Shown with the contents in a bowl before the pack; liquids always are. */
const served = new Set(
  'TU-0214 PE-0203 DL-0063 HN-0107 TE-0331 CH-0290 CF-0385 GH-0901 AV-0130 SK-0171'.split(' '),
);

/** What lies in these is seen at the front, or it is the pack itself. */
const sealed = new Set<PackShape>(['box', 'soap', 'candle', 'incense', 'sachet', 'hamper']);

const altOf: Record<PictureView, (name: string) => string> = {
  front: (name) => name,
  angle: (name) => `${name}, seen from the side and above`,
  contents: (name) => `${name}: what is inside, in a bowl before the pack`,
  back: (name) => `${name}: label on the back with ingredients, quantity and maker`,
  size: (name) => `${name} between a ruler in centimetres and a tea cup`,
  texture: (name) => `${name}: what is inside, seen closely`,
};

function hasView(product: DemoProduct, view: PictureView): boolean {
  const { sku, unit, pack, rail, tags } = product;
  const isFavourite = rail !== undefined || tags.includes('best-seller') || served.has(sku);
  const isLiquid = unit === 'ml';
  switch (view) {
    case 'front':
    case 'angle':
      return true;
    case 'contents':
      return served.has(sku) || (isFavourite && isLiquid);
    case 'back':
    case 'size':
      return isFavourite;
    case 'texture':
      return isFavourite && !isLiquid && !sealed.has(pack);
  }
}

/** The views of which the demo has a picture of the product: all of those that the home page shows. */
export function viewsOf(product: DemoProduct): PictureView[] {
  return pictureViews.filter((view) => hasView(product, view));
}

/** The name of a picture's file: `tu-0214-1`. */
export function pictureName(sku: string, view: PictureView): string {
  return `${sku.toLowerCase()}-${pictureViews.indexOf(view) + 1}`;
}

interface ProductPicture {
  /** Below `public`. */
  path: string;
  alt: string;
}

/** The pictures of a product in the order in which the shop shows them. */
export function productPictures(product: DemoProduct): ProductPicture[] {
  return viewsOf(product).map((view) => ({
    path: `/pictures/products/${pictureName(product.sku, view)}.webp`,
    alt: altOf[view](product.name),
  }));
}
