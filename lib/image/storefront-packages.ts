import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';

/** Returns the files of packages that Next's own trace found the built storefront to need. */
export async function storefrontPackages(distDir: string): Promise<Set<string>> {
  const files = new Set<string>();
  const all = await readdir(distDir, { recursive: true });
  for (const name of all.filter((one) => one.endsWith('.nft.json') && !one.startsWith('cache'))) {
    const trace = join(distDir, name);
    const read = JSON.parse(await readFile(trace, 'utf8')) as { files: string[] };
    for (const file of read.files) {
      const path = relative(process.cwd(), resolve(dirname(trace), file));
      if (path.startsWith('node_modules')) files.add(path);
    }
  }
  return files;
}
