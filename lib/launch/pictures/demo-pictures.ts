import { filesIn } from '../static/packed-files.ts';

const folders = ['banners', 'categories', 'products'];
const ofDemo = `url=${encodeURIComponent('/pictures/products/')}`;

/**
 * Returns the pictures of the demo's products, categories and banners, if the shop shows them:
 * `shown` are addresses of the image optimiser on its pages.
 */
export async function demoPictures(shown: readonly string[]): Promise<string[]> {
  if (!shown.some((address) => address.includes(ofDemo))) return [];
  const names = await filesIn('public/pictures');
  return names
    .filter((name) => folders.includes(name.split('/', 1)[0] ?? ''))
    .sort()
    .map((name) => `/pictures/${name}`);
}
