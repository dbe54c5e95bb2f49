/**
 * Takes the pictures of the demo products: `node studio/take-pictures.ts [sku…] [--again]`.
 * Label art, shots and raw renderings go to a folder outside the project (STUDIO_WORK); what comes out
 * stands below `public/pictures/products`. Pictures that exist are skipped unless asked for again.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { demoProducts } from '../lib/backend/db/demo/all-products.ts';
import type { DemoProduct } from '../lib/backend/db/demo/format.ts';
import { drawLabels } from './labels/draw-labels.ts';
import { prepareFaces, workFolder as work } from './labels/prepare-faces.ts';
import type { Shot } from './photo/shot.ts';
import { pictureName, shotsOf } from './styling/shots.ts';

const processes = 2;
const raw = `${work}/raw`;
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const published = (name: string) => here(`../../public/pictures/products/${name}.webp`);

/** Fronts before angles before contents; within them what the home page shows before the rest. */
function inOrder(products: DemoProduct[]): DemoProduct[] {
  const rank = ({ rail, tags }: DemoProduct) => (rail ? 0 : tags.length > 0 ? 1 : 2);
  return [...products].sort((a, b) => rank(a) - rank(b));
}

async function shotList(products: DemoProduct[]): Promise<Shot[]> {
  const lists: Shot[][] = [];
  for (const product of products) {
    lists.push(shotsOf(product, await drawLabels(product, `${work}/art`)));
  }
  return [0, 1, 2].flatMap((view) => lists.flatMap((shots) => shots[view] ?? []));
}

async function publish(name: string): Promise<void> {
  const picture = sharp(`${raw}/${name}.png`);
  const { size } = await picture
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toFile(published(name));
  process.stdout.write(`${name}.webp ${Math.round(size / 1024)} KB\n`);
}

/** Runs one Blender over its share of the shots and publishes each picture when it is there. */
async function shoot(list: string, part: number): Promise<void> {
  const blender = spawn(
    'nice',
    [
      '-n',
      '15',
      'blender',
      '-b',
      '--factory-startup',
      '-noaudio',
      '-P',
      here('photo/shoot.py'),
    ].concat(['--', list, raw, '--part', `${part}/${processes}`]),
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  for await (const line of createInterface({ input: blender.stdout })) {
    const name = /^PICTURE (\S+)/.exec(line)?.[1];
    if (name) await publish(name);
    else if (line.startsWith('FAILED')) process.stderr.write(`${line}\n`);
  }
}

const words = process.argv.slice(2);
const again = words.includes('--again');
const skus = words.filter((word) => !word.startsWith('--')).map((word) => word.toUpperCase());
const wanted = demoProducts.filter(({ sku }) => skus.length === 0 || skus.includes(sku));

await mkdir(raw, { recursive: true });
await mkdir(here('../public/pictures/products'), { recursive: true });
prepareFaces();

const shots = (await shotList(inOrder(wanted))).filter(
  (shot) => again || !existsSync(published(pictureName(shot))),
);
if (again)
  await Promise.all(shots.map((shot) => rm(`${raw}/${pictureName(shot)}.png`, { force: true })));
const waiting = shots.filter((shot) => !existsSync(`${raw}/${pictureName(shot)}.png`));
for (const shot of shots) if (!waiting.includes(shot)) await publish(pictureName(shot));
await writeFile(`${work}/shots.json`, JSON.stringify(waiting, null, 1));
await Promise.all(
  Array.from({ length: processes }, (_, part) => shoot(`${work}/shots.json`, part)),
);
