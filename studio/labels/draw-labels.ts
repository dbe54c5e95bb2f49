import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { demoProducts } from '../../lib/backend/db/demo/all-products.ts';
import type { DemoProduct } from '../../lib/backend/db/demo/format.ts';
import type { PackSurfaces } from '../photo/shot.ts';
import packs from '../photo/packs.json' with { type: 'json' };
import { inserts } from '../styling/inserts.ts';
import { stylingOf } from '../styling/shots.ts';
import { label } from './label.ts';
import type { Side } from './label.ts';
import type { Sheet } from './sheet.ts';
import { labelWords } from './words.ts';

const surfaces: PackSurfaces = packs;

/** The sheets of a product, with the brand that designs each, by surface. */
function sheetsOf(product: DemoProduct): Record<string, { brand: string; sheet: Sheet }> {
  const { variant, tint } = stylingOf(product);
  const printed = surfaces[product.pack]?.[variant];
  if (!printed) throw new Error(`packs.json knows no ${product.pack} of the kind ${variant}`);
  return Object.fromEntries(
    Object.entries(printed).map(([surface, size]) => {
      const own = {
        pack: product.pack,
        variant,
        surface,
        ...size,
        words: labelWords(product),
        tint,
      };
      return [surface, inserted(product, own)];
    }),
  );
}

/** The same sheet with the words of what lies in the set. */
function inserted(product: DemoProduct, sheet: Sheet): { brand: string; sheet: Sheet } {
  const insert = inserts[product.sku]?.[sheet.surface];
  if (insert === undefined) return { brand: product.brand, sheet };
  if (typeof insert !== 'string') {
    const { tint, ...words } = insert;
    return {
      brand: product.brand,
      sheet: { ...sheet, tint, words: { ...sheet.words, ...words, tagline: '' } },
    };
  }
  const other = demoProducts.find(({ sku }) => sku === insert);
  if (!other) throw new Error(`${product.sku} holds ${insert}, which is not for sale`);
  return {
    brand: other.brand,
    sheet: { ...sheet, tint: stylingOf(other).tint, words: labelWords(other) },
  };
}

/** Draws all label art of one side of a product into the folder; answers the files by surface. */
export async function drawLabels(
  product: DemoProduct,
  folder: string,
  seen: Side = 'front',
): Promise<Record<string, string>> {
  await mkdir(folder, { recursive: true });
  const files: [string, string][] = [];
  for (const [surface, { brand, sheet }] of Object.entries(sheetsOf(product))) {
    const file = `${folder}/${product.sku.toLowerCase()}-${seen}-${surface}.png`;
    await sharp(Buffer.from(label(brand, sheet, seen)))
      .png({ compressionLevel: 6 })
      .toFile(file);
    files.push([surface, file]);
  }
  return Object.fromEntries(files);
}
