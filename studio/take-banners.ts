/**
 * Takes the home page's banners from the packs of the catalogue: `node studio/take-banners.ts [name…]`.
 * What stands where is told by `photo/scenes.json`; they come out below `public/pictures/banners`.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { publish, rawFolder, shoot } from './blender.ts';
import { prepareFaces } from './labels/prepare-faces.ts';
import { packShot } from './pack-shot.ts';
import type { Contents, Shot } from './photo/shot.ts';

interface Scene {
  ground: string;
  width: number;
  items: { sku: string; shot?: Shot }[];
  props: { kind: string; of?: string; contents?: Contents }[];
}

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

async function withShots(scene: Scene): Promise<Scene> {
  const items = scene.items.map(async (item) => ({ ...item, shot: await packShot(item.sku) }));
  const props = scene.props.map(async (prop) =>
    prop.of ? { ...prop, contents: (await packShot(prop.of)).contents } : prop,
  );
  return { ...scene, items: await Promise.all(items), props: await Promise.all(props) };
}

prepareFaces();
await mkdir(rawFolder, { recursive: true });
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
await Promise.all(shots.map(({ file }) => rm(`${rawFolder}/${file}.png`, { force: true })));
await shoot('banners', shots, (file) =>
  publish(file, here(`../public/pictures/banners/${file.replace('banner-', '')}.webp`)),
);
