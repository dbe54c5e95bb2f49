import { type DemoProduct, demoFirstSizes } from './catalogue.ts';

/** What a picture of a product shows. The files are numbered in this order. */
const pictureViews = ['front', 'angle', 'contents', 'back', 'size'] as const;

export type PictureView = (typeof pictureViews)[number];

/** Shown from all sides, as the home page's best sellers are. */
const presented = new Set([
  ...['TU-0214', 'PE-0203', 'DL-0063', 'HN-0107', 'TE-0331', 'CH-0290', 'CF-0385', 'GH-0901'],
  ...['AV-0130', 'SK-0171', 'SK-0418'],
]);

const altTextByView: Record<PictureView, (name: string) => string> = {
  front: (name) => name,
  angle: (name) => `${name}, seen from the side and above`,
  contents: (name) => `${name}: what’s inside, in a bowl in front of the pack`,
  back: (name) => `${name}: label on the back with ingredients, quantity and maker`,
  size: (name) => `${name} between a ruler in centimetres and a tea cup`,
};

/** The views of which the demo has a picture of the product. */
export function viewsOf({ sku, rail }: DemoProduct): readonly PictureView[] {
  return rail === 'best' || presented.has(sku) ? pictureViews : pictureViews.slice(0, 2);
}

/** The name of a picture's file: `tu-0214-1`. */
function pictureName(sku: string, view: PictureView): string {
  return `${sku.toLowerCase()}-${pictureViews.indexOf(view) + 1}`;
}

interface ProductPicture {
  /** Below `public`. */
  path: string;
  alt: string;
}

/** Still lifes in which a product is used, shown after the views of the pack. */
const picturesInUse: Record<string, ProductPicture> = {
  'GH-0901': {
    path: '/pictures/journal/bilona-ghee.webp',
    alt: 'Gir cow ghee beside the clay churn, with a bowl of white butter and a spoonful of ghee',
  },
  'HN-0107': {
    path: '/pictures/journal/honey-that-sets.webp',
    alt: 'Raw forest honey poured into a bowl, with a wooden spoon in front of the jars',
  },
  'TE-0331': {
    path: '/pictures/journal/what-one-leaf-becomes.webp',
    alt: 'Assam black tea beside a clay cup, with green and black tea leaves in front of it',
  },
  'OL-0802': {
    path: '/pictures/journal/groundnut-year.webp',
    alt: 'Groundnut oil beside a bowl of groundnuts in the shell and a bowl of fresh oil',
  },
  'PE-0203': {
    path: '/pictures/events/grind-your-own-masala.webp',
    alt: 'Whole pepper, cinnamon and cardamom in front of a stone mortar and a spice box',
  },
};

/** The pictures of a product in the order in which the shop shows them. */
export function productPictures(product: DemoProduct): ProductPicture[] {
  if (product.picturesOf) return borrowedPictures(product, product.picturesOf);
  const views = viewsOf(product).map((view) => ({
    path: `/pictures/products/${pictureName(product.sku, view)}.webp`,
    alt: altTextByView[view](product.name),
  }));
  const inUse = picturesInUse[product.sku];
  return inUse ? [...views, inUse] : views;
}

/**
 * A further size shows the pack that has a picture; a combo all of its packs and each by itself.
 */
function borrowedPictures({ sku, name }: DemoProduct, from: string[]): ProductPicture[] {
  const [first, ...others] = from.flatMap(
    (of) => demoFirstSizes.find((one) => one.sku === of) ?? [],
  );
  if (!first) return [];
  if (others.length === 0) return productPictures(first).slice(0, 2);
  return [
    { path: `/pictures/products/${pictureName(sku, 'front')}.webp`, alt: `${name}: all packs` },
    ...[first, ...others].flatMap((one) => productPictures(one).slice(0, 1)),
  ];
}
