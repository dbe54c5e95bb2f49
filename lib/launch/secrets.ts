import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './error-code.ts';
import { type Environment, LaunchError, type LaunchSettings } from './settings.ts';

const STOREFRONT_SECRETS = ['NEXTAUTH_SECRET', 'REVALIDATE_SECRET'];
const API_SECRETS = ['VISITOR_SECRET', 'CAPTCHA_SECRET', 'DATA_ENCRYPTION_KEY'];
/* Of what a live store does not have. */
const DEMO_SECRETS = ['PAYMENT_SANDBOX_SECRET'];
const LEAST_LENGTH = 32;

/**
 * The secrets of this store: what the environment gives, and in demo mode what was made once and
 * is kept in DATA_DIR. In live mode nothing is made up: a LaunchError names all that is missing
 * or shorter than 32 characters.
 */
export async function obtainSecrets(
  settings: LaunchSettings,
  given: Environment,
): Promise<Record<string, string>> {
  const names = [
    ...STOREFRONT_SECRETS,
    ...(settings.hasEmbeddedApi ? API_SECRETS : []),
    ...(settings.hasEmbeddedApi && settings.mode === 'demo' ? DEMO_SECRETS : []),
  ];
  const fromOutside = pick(names, given);
  refuseWeak(names, fromOutside, settings.mode);
  if (settings.mode === 'live') return fromOutside;
  const kept = await keptSecrets(settings.dataDir, names);
  return { ...pick(names, kept), ...fromOutside };
}

function pick(names: string[], source: Environment): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = source[name];
      return value ? [[name, value]] : [];
    }),
  );
}

function refuseWeak(names: string[], values: Record<string, string>, mode: 'demo' | 'live'): void {
  const faults = names.flatMap((name) => {
    const value = values[name];
    if (value === undefined) return mode === 'live' ? [`${name} is missing`] : [];
    return value.length < LEAST_LENGTH
      ? [`${name} is shorter than ${LEAST_LENGTH} characters`]
      : [];
  });
  if (faults.length === 0) return;
  throw new LaunchError(
    `The store does not start without good secrets:\n  ${faults.join('\n  ')}\n` +
      'Make each one with: openssl rand -hex 32',
  );
}

async function keptSecrets(dataDir: string, names: string[]): Promise<Environment> {
  const file = join(dataDir, 'secrets.json');
  const kept = await readKept(file);
  const missing = names.filter((name) => !kept[name]);
  if (missing.length === 0) return kept;
  for (const name of missing) kept[name] = randomBytes(32).toString('hex');
  try {
    await mkdir(dataDir, { recursive: true });
    const partial = `${file}.${process.pid}`;
    await writeFile(partial, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
    await rename(partial, file);
  } catch (error) {
    throw new LaunchError(
      `The data folder ${dataDir} cannot be written (${String(error)}). Set DATA_DIR to another one.`,
    );
  }
  return kept;
}

async function readKept(file: string): Promise<Environment> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return {};
    throw new LaunchError(`The secrets of this store cannot be read: ${String(error)}`);
  }
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) throw new Error('not a list of secrets');
    return Object.fromEntries(
      Object.entries(kept).map(([name, value]) => [name, String(value)] as const),
    );
  } catch (error) {
    // Made anew, they would turn every session and every encrypted field into rubbish.
    throw new LaunchError(
      `${file} is damaged (${String(error)}). Restore it, or delete it: everybody is logged out then.`,
    );
  }
}
