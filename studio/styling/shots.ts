import { demoCategories } from '../../lib/backend/db/demo/categories.ts';
import type { DemoCategory, DemoProduct } from '../../lib/backend/db/demo/format.ts';
import { productPictures } from '../../lib/backend/db/demo/product-pictures.ts';
import type { Shot, ShotView } from '../photo/shot.ts';
import { tonesByRoot } from '../tones.ts';
import type { RootSlug } from '../tones.ts';
import { brandPacks } from './brand-packs.ts';
import type { BrandPack } from './brand-packs.ts';
import { careLooks } from './care-looks.ts';
import { foodLooks } from './food-looks.ts';
import { healthLooks } from './health-looks.ts';
import { homeLooks } from './home-looks.ts';
import type { Look } from './look.ts';

const looks: Record<string, Look> = { ...foodLooks, ...healthLooks, ...careLooks, ...homeLooks };

/** The styling of one product: what it is packed in, what is inside, which colour it carries. */
export function stylingOf(product: DemoProduct): Look & BrandPack {
  const look = looks[product.sku];
  const pack = brandPacks[product.brand]?.[product.pack];
  if (!look || !pack)
    throw new Error(
      `${product.sku} has no styling: give it a look and its brand a ${product.pack}`,
    );
  return {
    ...pack,
    ...look,
    variant: look.variant ?? pack.variant,
    body: look.body ?? pack.body,
    closure: look.closure ?? pack.closure,
  };
}

/** The pictures of a product in the order in which the shop shows them. */
export function shotsOf(product: DemoProduct, art: Record<string, string>): Shot[] {
  const { variant, body, closure, contents } = stylingOf(product);
  const views: ShotView[] = ['front', 'angle', 'contents'];
  return views.slice(0, productPictures(product.sku).length).map((view) => ({
    sku: product.sku,
    view,
    pack: product.pack,
    variant,
    body,
    closure,
    contents,
    ground: tonesByRoot[rootOf(product.category)].ground,
    art,
    seed: seedOf(product.sku),
  }));
}

const viewNumbers: Record<ShotView, number> = { front: 1, angle: 2, contents: 3 };

/** The name of a picture's file: `tu-0214-1`. */
export function pictureName({ sku, view }: Pick<Shot, 'sku' | 'view'>): string {
  return `${sku.toLowerCase()}-${viewNumbers[view]}`;
}

function rootOf(category: string): RootSlug {
  const holds = (branch: DemoCategory): boolean =>
    branch.slug === category || (branch.children ?? []).some(holds);
  const root = demoCategories.find(holds);
  if (!root) throw new Error(`No category is called ${category}`);
  return root.slug as RootSlug;
}

function seedOf(sku: string): number {
  return [...sku].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 9973, 7);
}
