import { demoCategories } from '../../lib/backend/db/demo/categories.ts';
import type { DemoCategory, DemoProduct } from '../../lib/backend/db/demo/format.ts';
import { viewsOf } from '../../lib/backend/db/demo/product-pictures.ts';
import type { Contents, Shot } from '../photo/shot.ts';
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

/** The pictures of a product in the order in which the shop shows them; `back` is the art of the back. */
export function shotsOf(
  product: DemoProduct,
  art: Record<string, string>,
  back: Record<string, string> = {},
): Shot[] {
  const { variant, body, closure, contents } = stylingOf(product);
  return viewsOf(product).map((view) => ({
    sku: product.sku,
    view,
    pack: product.pack,
    variant,
    body,
    closure,
    contents,
    millilitres: volumeOf(product, contents),
    ground: tonesByRoot[rootOf(product.category)].ground,
    art: view === 'back' ? back : art,
    seed: seedOf(product.sku),
  }));
}

/** Grams in a millilitre, loosely filled. */
const densities: Record<Contents['kind'], number> = {
  none: 0.6,
  powder: 0.55,
  coarse: 0.5,
  round: 0.75,
  oval: 0.75,
  long: 0.55,
  flat: 0.75,
  kidney: 0.75,
  peanut: 0.6,
  quill: 0.3,
  flake: 0.35,
  leaf: 0.25,
  liquid: 1,
  honey: 1.4,
  ghee: 0.9,
  paste: 1.1,
  cream: 0.95,
  tablet: 0.8,
  capsule: 0.8,
  block: 0.9,
  crystal: 0.9,
};

/** How much the pack holds, where the catalogue tells; pieces count as a millilitre each. */
function volumeOf({ unit, netQuantity }: DemoProduct, { kind }: Contents): number | null {
  if (unit === 'g') return netQuantity / densities[kind];
  if (unit === 'ml') return netQuantity;
  return kind === 'tablet' || kind === 'capsule' ? netQuantity * 1.2 : null;
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
