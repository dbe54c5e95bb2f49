import { randomInt } from 'node:crypto';
import { filesIn } from '../static/packed-files.ts';

const folders = ['banners', 'categories', 'products'];
const ofDemo = `url=${encodeURIComponent('/pictures/products/')}`;

/**
 * Returns the pictures of the demo's products, categories and banners, if the shop shows them:
 * `shown` are addresses of the image optimiser on its pages. The list starts at a random
 * picture: storefronts that share a folder then rarely encode the same picture at the same time.
 */
export async function demoPictures(shown: readonly string[]): Promise<string[]> {
  if (!shown.some((address) => address.includes(ofDemo))) return [];
  const names = (await filesIn('public/pictures'))
    .filter((name) => folders.includes(name.split('/', 1)[0] ?? ''))
    .sort();
  const first = randomInt(names.length + 1);
  return [...names.slice(first), ...names.slice(0, first)].map((name) => `/pictures/${name}`);
}
