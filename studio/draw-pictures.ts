/**
 * Draws every picture of the demo store that is not a photograph, below `public/pictures`,
 * and the site's icons: `node studio/draw-pictures.ts`. The same code gives the same bytes.
 */
import { plants } from '../lib/content/plants.ts';
import { icon, sharePicture } from './house-marks.ts';
import { prepareFaces } from './labels/prepare-faces.ts';
import { organicLivingScenes } from './organic-living-scenes.ts';
import { partnerScenes } from './partner-scenes.ts';
import { ico, png, save, webp } from './render.ts';
import { sealPicture, sealScenes } from './seals.ts';
import { storeFront } from './store-fronts.ts';
import { storeScenes } from './store-scenes.ts';
import { house } from './tones.ts';

const folder = 'public/pictures';

async function drawAll(drawings: [string, string][]): Promise<void> {
  let bytes = 0;
  for (const [name, svg] of drawings) {
    bytes += await save(`${folder}/${name}.webp`, await webp(svg));
  }
  const group = drawings[0]?.[0].split('/')[0] ?? '';
  process.stdout.write(`${group}: ${drawings.length} pictures, ${Math.round(bytes / 1024)} KB\n`);
}

function drawn(scenes: Record<string, string>, place: string) {
  return Object.entries(scenes).map(([name, svg]): [string, string] => [`${place}/${name}`, svg]);
}

async function drawPlants(): Promise<void> {
  for (const [name, { viewBox, paths }] of Object.entries(plants)) {
    const lines = paths.map((d) => `<path d="${d}" vector-effect="non-scaling-stroke"/>`).join('');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" stroke="${house.leaf7}" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">${lines}</svg>\n`;
    await save(`${folder}/plants/${name}.svg`, svg);
  }
}

async function drawMarks(): Promise<void> {
  await save('app/icon.svg', `${icon()}\n`);
  await save('app/apple-icon.png', await png(icon(), 180));
  await save('public/favicon.ico', ico(await png(icon(), 32)));
  await save(`${folder}/icon-192.png`, await png(icon(), 192));
  await save(`${folder}/icon-512.png`, await png(icon(), 512));
  await save(`${folder}/share.png`, await png(sharePicture()));
}

prepareFaces();
await drawAll(
  Object.entries(storeScenes).map(([name, front]): [string, string] => [
    `stores/${name}`,
    storeFront(front),
  ]),
);
await drawAll(
  Object.entries(sealScenes).map(([name, seal]): [string, string] => [name, sealPicture(seal)]),
);
await drawAll(drawn(organicLivingScenes, 'organic-living'));
await drawAll(drawn(partnerScenes, 'partners'));
await drawPlants();
await drawMarks();
