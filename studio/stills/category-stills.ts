import { demoProducts } from '../../lib/backend/db/demo/all-products.ts';
import { demoCategories } from '../../lib/backend/db/demo/categories.ts';
import type { DemoCategory, DemoProduct } from '../../lib/backend/db/demo/format.ts';
import { stylingOf } from '../styling/shots.ts';
import type { RootSlug } from '../tones.ts';
import { grounds } from './grounds.ts';
import type { Frame, FramedStill, Still, Thing } from './still.ts';

/** The list's head fades the left quarter of the picture out, so the goods stand to the right of it. */
const wide: Frame = { height: 0.84, width: 0.72, base: 0.95, middle: 0.61 };
const narrow: Frame = { height: 0.86, width: 0.8, base: 0.95, middle: 0.57 };

const leafGreen = '#4F7D34';
const sprig: Thing = { kind: 'sprig', length: 0.62, turn: 8, colour: leafGreen };
const flowers: Thing[] = [
  { kind: 'marigold', radius: 0.17 },
  { kind: 'marigold', radius: 0.13, colour: '#D9521A' },
];

/** What stands among the goods of a category beside their own contents. */
const companions: Record<string, { row?: Thing[]; front?: Thing[] }> = {
  spices: { row: [{ kind: 'mortar', of: 'CO-0126' }] },
  'tea-and-coffee': { row: [{ kind: 'cup', colour: '#8A4B1E' }] },
  herbs: { row: [{ kind: 'mortar', of: 'AV-0116' }] },
  'daily-health': { front: [{ kind: 'cup', colour: '#7A5A1E' }] },
  juices: { row: [{ kind: 'tumbler', colour: '#D98A1C' }] },
  bath: { row: [{ kind: 'towels', colours: ['#F3E9DC', '#C98A80', '#F3E9DC'] }] },
  hair: { front: [{ kind: 'comb', turn: 14 }] },
  cleaning: { row: [{ kind: 'towels', colours: ['#F4EEDF', '#5F8AA6', '#F4EEDF'] }] },
  puja: { front: [{ kind: 'diya' }, ...flowers] },
  fragrance: { front: [...flowers] },
  gifting: { front: [{ kind: 'diya' }, ...flowers] },
  hampers: { front: [{ kind: 'diya' }, ...flowers] },
  'small-gifts': { front: [...flowers] },
  packing: { row: [{ kind: 'parcel' }] },
};

/** Such goods are as wide as two jars. */
const broad = new Set(['basket', 'box', 'thali', 'empty', 'low', 'wooden', 'chambers', 'trio']);
const widthOf = (product: DemoProduct): number => (broad.has(stylingOf(product).variant) ? 2 : 1);

/** All goods below a category: those of the home page first, and one of each shelf in turn. */
function goodsOf(category: DemoCategory): DemoProduct[] {
  const own = demoProducts
    .filter((product) => product.category === category.slug)
    .sort((a, b) => rankOf(a) - rankOf(b));
  const shelves = [own, ...(category.children ?? []).map(goodsOf)];
  const longest = Math.max(...shelves.map((shelf) => shelf.length));
  return Array.from({ length: longest }, (_, place) => place).flatMap((place) =>
    shelves.flatMap((shelf) => shelf[place] ?? []),
  );
}

function rankOf({ rail, tags }: DemoProduct): number {
  return rail ? 0 : tags.includes('best-seller') ? 1 : 2;
}

/** As many goods as fit, those that look unlike each other first. */
function chosen(goods: DemoProduct[], room: number): DemoProduct[] {
  const look = (product: DemoProduct) => `${product.pack} ${stylingOf(product).variant}`;
  const isFirst = (product: DemoProduct, place: number) =>
    goods.findIndex((other) => look(other) === look(product)) === place;
  const unlike = goods.filter(isFirst);
  const picked: DemoProduct[] = [];
  let left = room;
  for (const product of new Set([...unlike, ...goods])) {
    if (widthOf(product) > left) continue;
    picked.push(product);
    left -= widthOf(product);
  }
  return picked;
}

function servings(products: DemoProduct[], most: number): Thing[] {
  return products
    .filter((product) => stylingOf(product).contents.kind !== 'none' && widthOf(product) === 1)
    .filter(({ unit }) => unit !== 'pieces')
    .slice(0, most)
    .map(({ sku }): Thing => ({ kind: 'portion', of: sku, radius: 0.25 }));
}

function still(root: RootSlug, category: DemoCategory, room: number, portions: number): Still {
  const { row = [], front = [] } = companions[category.slug] ?? {};
  const goods = chosen(goodsOf(category), room - row.length);
  const served = servings(goods, portions - front.length);
  const small = [...served, ...front];
  return {
    ground: grounds[root],
    row: [...goods.map(({ sku }): Thing => ({ sku })), ...row],
    front: room > 3 ? [...small, sprig] : small,
  };
}

/** The pictures of departments and their first level: all of them wide, then all of them for phones. */
export function categoryStills(): [name: string, still: FramedStill][] {
  const shown = demoCategories.flatMap((root) =>
    [root, ...(root.children ?? [])].map((category) => ({
      root: root.slug as RootSlug,
      category,
    })),
  );
  return [
    ...shown.map(({ root, category }): [string, FramedStill] => [
      category.slug,
      { ...still(root, category, 5, 3), size: [1120, 336], frame: wide },
    ]),
    ...shown.map(({ root, category }): [string, FramedStill] => [
      `${category.slug}-mobile`,
      { ...still(root, category, 3, 2), size: [480, 320], frame: narrow },
    ]),
  ];
}
