import { resolve } from 'node:path';
import { collectImage } from './collect.ts';
import { sizesOf, wordsForSizes } from './sizes.ts';

/* `npm run image:collect -- <folder>`: writes the file system of the image, after `npm run build`. */

const [folder = ''] = process.argv.slice(2);
if (folder === '') {
  console.error('Say where to write it: npm run image:collect -- <folder>');
  process.exit(1);
}
const root = resolve(folder);
await collectImage({ root, distDir: process.env['NEXT_DIST_DIR'] || '.next' });
console.log(wordsForSizes(await sizesOf(root)));
