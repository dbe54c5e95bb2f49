/**
 * Takes the still lifes of categories, journal, events and the house's own pages:
 * `node studio/take-stills.ts [name…] [--again]`, where a name is a folder or a picture: `categories`,
 * `journal/bilona-ghee`. They come out below `public/pictures`. Pictures that exist are skipped unless asked for again.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { publish, rawFolder, shoot } from './blender.ts';
import { packShot } from './pack-shot.ts';
import { prepareFaces } from './labels/prepare-faces.ts';
import { categoryStills } from './stills/category-stills.ts';
import { eventStills } from './stills/event-stills.ts';
import { houseStills } from './stills/house-stills.ts';
import { journalStills } from './stills/journal-stills.ts';
import type { FramedStill, Thing } from './stills/still.ts';

const published = (name: string) =>
  fileURLToPath(new URL(`../public/pictures/${name}.webp`, import.meta.url));
const rawName = (name: string) => name.replace('/', '--');

async function filled(thing: Thing): Promise<Thing> {
  if ('sku' in thing) {
    const shot = await packShot(thing.sku, thing.side);
    return { ...thing, shot: { ...shot, contents: thing.contents ?? shot.contents } };
  }
  if ('of' in thing && thing.of) return { ...thing, contents: (await packShot(thing.of)).contents };
  return thing;
}

async function shotOf(name: string, still: FramedStill) {
  const [row, front] = await Promise.all(
    [still.row, still.front].map((things) => Promise.all(things.map(filled))),
  );
  return { file: rawName(name), seed: 11, still: { ...still, row, front } };
}

const words = process.argv.slice(2);
const again = words.includes('--again');
const names = words.filter((word) => !word.startsWith('--'));
const isWanted = (name: string) =>
  names.length === 0 || names.some((word) => name === word || name.startsWith(`${word}/`));

const stills = Object.entries({
  categories: categoryStills(),
  journal: journalStills(),
  events: eventStills(),
  ...houseStills(),
})
  .flatMap(([folder, list]) => list.map(([name, still]) => [`${folder}/${name}`, still] as const))
  .filter(([name]) => isWanted(name) && (again || !existsSync(published(name))));

prepareFaces();
await mkdir(rawFolder, { recursive: true });
await Promise.all(stills.map(([name]) => rm(`${rawFolder}/${rawName(name)}.png`, { force: true })));
const shots = await Promise.all(stills.map(([name, still]) => shotOf(name, still)));
const nameOf = new Map(stills.map(([name]) => [rawName(name), name]));
await shoot('stills', shots, async (raw) => {
  const name = nameOf.get(raw);
  if (name) await publish(raw, published(name));
});
