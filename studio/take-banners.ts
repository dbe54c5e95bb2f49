/**
 * Takes the home page's banners from the packs of the catalogue: `node studio/take-banners.ts [name…]`.
 * What stands where is told by `photo/scenes.json`; they come out below `public/pictures/banners`.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { demoProducts } from '../lib/backend/db/demo/all-products.ts';
import { drawLabels } from './labels/draw-labels.ts';
import { prepareFaces, workFolder } from './labels/prepare-faces.ts';
import type { Contents, Shot } from './photo/shot.ts';
import { shotsOf } from './styling/shots.ts';

interface Scene {
  ground: string;
  width: number;
  items: { sku: string; shot?: Shot }[];
  props: { kind: string; of?: string; contents?: Contents }[];
}

const raw = `${workFolder}/raw`;
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const fronts = new Map<string, Promise<Shot>>();

/** A product's front; its art is drawn once, however often the scenes show it. */
function frontOf(sku: string): Promise<Shot> {
  const front = fronts.get(sku) ?? drawFront(sku);
  fronts.set(sku, front);
  return front;
}

async function drawFront(sku: string): Promise<Shot> {
  const product = demoProducts.find((candidate) => candidate.sku === sku);
  if (!product) throw new Error(`No product has the SKU ${sku}`);
  const [front] = shotsOf(product, await drawLabels(product, `${workFolder}/art`));
  if (!front) throw new Error(`${sku} has no front`);
  return front;
}

async function withShots(scene: Scene): Promise<Scene> {
  const items = scene.items.map(async (item) => ({ ...item, shot: await frontOf(item.sku) }));
  const props = scene.props.map(async (prop) =>
    prop.of ? { ...prop, contents: (await frontOf(prop.of)).contents } : prop,
  );
  return { ...scene, items: await Promise.all(items), props: await Promise.all(props) };
}

prepareFaces();
await mkdir(raw, { recursive: true });
const scenes = JSON.parse(await readFile(here('photo/scenes.json'), 'utf8')) as Record<
  string,
  Scene
>;
const names = process.argv.slice(2);
const wanted = Object.entries(scenes).filter(([name]) => !names.length || names.includes(name));
const shots = await Promise.all(
  wanted.map(async ([name, scene]) => ({
    file: `banner-${name}`,
    scene: await withShots(scene),
    seed: 11,
  })),
);
await Promise.all(shots.map(({ file }) => rm(`${raw}/${file}.png`, { force: true })));

const list = `${workFolder}/banners.json`;
await writeFile(list, JSON.stringify(shots));
const blender = ['blender', '-b', '--factory-startup', '-noaudio', '-P', here('photo/shoot.py')];
const { status } = spawnSync('nice', ['-n', '15', ...blender, '--', list, raw], {
  stdio: 'inherit',
});
for (const [name] of wanted) {
  await sharp(`${raw}/banner-${name}.png`)
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toFile(here(`../../public/pictures/banners/${name}.webp`));
}
process.exitCode = status ?? 1;
