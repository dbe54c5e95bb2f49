import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../../answers/answer.ts';

const compressible = /\.(?:css|js|json|map|svg|txt)$/;
const worthIt = 0.95;

const encoders: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Compresses the files of a folder as small as can be, each once and one after the other, into a
 * second folder: `x.js` becomes `x.js.br` and `x.js.gzip`. Leaves out what exists already, and what
 * compression does not make smaller. Calls `isStopped` between two files.
 */
export async function packFiles(
  source: string,
  target: string,
  isStopped: () => boolean = () => false,
): Promise<void> {
  for (const name of await filesIn(source)) {
    if (!compressible.test(name)) continue;
    for (const encoding of ['br', 'gzip'] as const) {
      if (isStopped()) return;
      await packFile(join(source, name), join(target, `${name}.${encoding}`), encoding);
    }
  }
}

/** Names of the files below a folder, with slashes. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .map((path) => path.split(sep).join('/'));
}

async function packFile(source: string, target: string, encoding: Encoding): Promise<void> {
  const exists = await stat(target).then(
    () => true,
    () => false,
  );
  if (exists) return;
  const bytes = await readFile(source);
  const packed = await encoders[encoding](bytes);
  if (packed.length > bytes.length * worthIt) return;
  await mkdir(dirname(target), { recursive: true });
  // Several storefronts may share a build.
  const part = `${target}.${process.pid}`;
  try {
    await writeFile(part, packed);
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
