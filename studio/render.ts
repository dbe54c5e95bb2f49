import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = new URL('../../', import.meta.url);

/** Writes a file below the project's root and gives its size in bytes. */
export async function save(name: string, content: Buffer | string): Promise<number> {
  const target = fileURLToPath(new URL(name, root));
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
  return content.length;
}

/** A drawing as WebP; flat tones keep it at some 6 to 20 KB for a packshot. */
export function webp(svg: string, quality = 78): Promise<Buffer> {
  return sharp(Buffer.from(svg)).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
}

/** A drawing as PNG, at its own size or as a square of the size given. */
export function png(svg: string, size?: number): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg), { density: size ? 72 * Math.ceil(size / 32) : 72 });
  const sized = size ? drawn.resize(size, size) : drawn;
  return sized.png({ compressionLevel: 9, palette: true, colours: 256, effort: 10 }).toBuffer();
}

/** A 32-pixel PNG wrapped as an .ico file. */
export function ico(image: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}
