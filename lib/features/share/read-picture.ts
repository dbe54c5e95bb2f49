import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { companyId, headerNames } from '../../contract/envelope';
import { storefrontEnv } from '../../env';
import { site } from '../../platform/site';

const longestWaitMs = 5_000;
/** Path of a file stored by the store API. */
const storedFilePath = /^(?:\/api\/store)?(\/files\/[\w-]+\.\w+)$/;

/**
 * Reads a picture by its path; null if it cannot be read or its host is not allowed (IMAGE_HOSTS;
 * prevents SSRF).
 */
export async function readPicture(path: string): Promise<Buffer | null> {
  try {
    return await read(path);
  } catch (error) {
    console.error(`The picture ${path} could not be read for sharing`, error);
    return null;
  }
}

async function read(path: string): Promise<Buffer | null> {
  const address = new URL(path, site.url());
  if (address.origin !== new URL(site.url()).origin) {
    const hosts = (process.env['IMAGE_HOSTS'] ?? '').split(',').filter(Boolean);
    const isKnown = address.protocol === 'https:' && hosts.includes(address.hostname);
    return isKnown ? download(address.href) : null;
  }
  const [, file] = storedFilePath.exec(address.pathname) ?? [];
  if (file) return download(`${storefrontEnv().storeApiUrl}${file}`);
  const inside = normalize(decodeURIComponent(address.pathname));
  if (!inside.startsWith('/pictures/')) return null;
  return readFile(join(/* turbopackIgnore: true */ process.cwd(), 'public', inside));
}

async function download(address: string): Promise<Buffer | null> {
  const answer = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(longestWaitMs),
    headers: { [headerNames.company]: String(companyId) },
    cache: 'no-store',
  });
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
}
