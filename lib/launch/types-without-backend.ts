import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runTool } from './run-command.ts';

/*
 * The storefront compiles as if lib/backend did not exist: none of the files that it consists of
 * imports it. `types:all` checks their types.
 */
async function isStorefrontApart(): Promise<boolean> {
  const root = process.cwd();
  const folder = await mkdtemp(join(tmpdir(), 'sose-types-'));
  const config = join(folder, 'tsconfig.json');
  try {
    await writeFile(config, JSON.stringify(configFor(root)));
    const { code, output } = await runTool(
      'typescript-7/bin/tsc',
      ['-p', config, '--listFilesOnly'],
      { keep: true },
    );
    const files = output.split(/\r?\n/).filter(Boolean);
    const reached = files.filter((file) => file.startsWith(posix(resolve('lib/backend')) + '/'));
    if (code !== 0) console.log(output);
    for (const file of reached.slice(0, 10))
      console.log(`The storefront reaches into the backend: ${file}`);
    return code === 0 && reached.length === 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function configFor(root: string) {
  const inRoot = (path: string) => posix(join(root, path));
  return {
    extends: inRoot('tsconfig.json'),
    compilerOptions: {
      noEmit: true,
      incremental: false,
      typeRoots: [inRoot('node_modules/@types')],
    },
    include: ['next-env.d.ts', '*.ts', '**/*.ts', '**/*.tsx', '.next/types/**/*.ts'].map(inRoot),
    exclude: [
      'node_modules',
      '.data',
      'lib/backend',
      'lib/proofs',
      'drizzle.config.ts',
      '**/*.test.ts',
      '**/*.test.tsx',
    ].map(inRoot),
  };
}

function posix(path: string): string {
  return path.replaceAll('\\', '/');
}

process.exit((await isStorefrontApart()) ? 0 : 1);
