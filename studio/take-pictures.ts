/**
 * Takes the pictures of the demo products: `node studio/take-pictures.ts [sku…] [--again]`.
 * Label art, shots and raw renderings go to a folder outside the project (STUDIO_WORK); what comes out
 * stands below `public/pictures/products`. Pictures that exist are skipped unless asked for again.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { demoProducts } from '../lib/backend/db/demo/all-products.ts';
import type { DemoProduct } from '../lib/backend/db/demo/format.ts';
import { pictureName, pictureViews } from '../lib/backend/db/demo/product-pictures.ts';
import { publish, rawFolder, shoot } from './blender.ts';
import { drawLabels } from './labels/draw-labels.ts';
import { prepareFaces, workFolder } from './labels/prepare-faces.ts';
import type { Shot } from './photo/shot.ts';
import { shotsOf } from './styling/shots.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const published = (name: string) => here(`../public/pictures/products/${name}.webp`);
const nameOf = ({ sku, view }: Shot) => pictureName(sku, view);

/** What the home page shows before the rest. */
function inOrder(products: DemoProduct[]): DemoProduct[] {
  const rank = ({ rail, tags }: DemoProduct) => (rail ? 0 : tags.length > 0 ? 1 : 2);
  return [...products].sort((a, b) => rank(a) - rank(b));
}

/** All fronts before all angles, and so on. */
async function shotList(products: DemoProduct[]): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const product of products) {
    const [front, back] = [
      await drawLabels(product, `${workFolder}/art`),
      await drawLabels(product, `${workFolder}/art`, 'back'),
    ];
    shots.push(...shotsOf(product, front, back));
  }
  return pictureViews.flatMap((view) => shots.filter((shot) => shot.view === view));
}

const words = process.argv.slice(2);
const again = words.includes('--again');
const skus = words.filter((word) => !word.startsWith('--')).map((word) => word.toUpperCase());
const wanted = demoProducts.filter(({ sku }) => skus.length === 0 || skus.includes(sku));

await mkdir(rawFolder, { recursive: true });
await mkdir(here('../public/pictures/products'), { recursive: true });
prepareFaces();

const shots = (await shotList(inOrder(wanted))).filter(
  (shot) => again || !existsSync(published(nameOf(shot))),
);
if (again)
  await Promise.all(shots.map((shot) => rm(`${rawFolder}/${nameOf(shot)}.png`, { force: true })));
const waiting = shots.filter((shot) => !existsSync(`${rawFolder}/${nameOf(shot)}.png`));
for (const shot of shots) {
  if (!waiting.includes(shot)) await publish(nameOf(shot), published(nameOf(shot)));
}
await shoot('shots', waiting, (name) => publish(name, published(name)));
