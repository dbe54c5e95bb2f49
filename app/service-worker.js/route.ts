import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connection } from 'next/server';
import { storefrontEnv } from '@/lib/env';
import { workerText } from '@/lib/platform/offline/worker-text';

/**
 * The shop's service worker; a new build gives a new text, so that browsers replace the old one.
 */
export async function GET(): Promise<Response> {
  await connection();
  const build = join(process.env['NEXT_DIST_DIR'] || '.next', 'BUILD_ID');
  const version = await readFile(build, 'utf8').catch(() => 'development');
  const isOn = storefrontEnv().hasOfflinePages;
  return new Response(workerText({ isOn, version: version.trim() }), {
    headers: {
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'no-cache',
    },
  });
}
