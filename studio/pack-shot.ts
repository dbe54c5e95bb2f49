import { demoProducts } from '../lib/backend/db/demo/all-products.ts';
import { drawLabels } from './labels/draw-labels.ts';
import type { Side } from './labels/label.ts';
import { workFolder } from './labels/prepare-faces.ts';
import type { Shot } from './photo/shot.ts';
import { shotsOf } from './styling/shots.ts';

const drawn = new Map<string, Promise<Shot>>();

/** How a product stands in a scene; its art is drawn once, however often the scenes show it. */
export function packShot(sku: string, seen: Side = 'front'): Promise<Shot> {
  const key = `${sku} ${seen}`;
  const shot = drawn.get(key) ?? draw(sku, seen);
  drawn.set(key, shot);
  return shot;
}

async function draw(sku: string, seen: Side): Promise<Shot> {
  const product = demoProducts.find((candidate) => candidate.sku === sku);
  if (!product) throw new Error(`No product has the SKU ${sku}`);
  const [front] = shotsOf(product, await drawLabels(product, `${workFolder}/art`, seen));
  if (!front) throw new Error(`${sku} has no front`);
  return front;
}
