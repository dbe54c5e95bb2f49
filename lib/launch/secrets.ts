import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './error-code.ts';
import { type Environment, LaunchError, type LaunchSettings } from './settings.ts';
import { secretWeakness } from './weak-secret.ts';

const STOREFRONT_SECRETS = ['NEXTAUTH_SECRET', 'REVALIDATE_SECRET'];
const API_SECRETS = ['VISITOR_SECRET', 'CAPTCHA_SECRET', 'DATA_ENCRYPTION_KEY'];
/* Secrets that a live store does not need. */
const DEMO_SECRETS = ['PAYMENT_SANDBOX_SECRET'];
const LEAST_LENGTH = 32;

/** Secrets without which a live store does not start. */
export const liveSecrets = [...STOREFRONT_SECRETS, ...API_SECRETS];

/** Settings that are checked here, for all programs. */
export const secretNames = [...liveSecrets, ...DEMO_SECRETS];

export const makeSecret = () => randomBytes(32).toString('hex');

/**
 * Returns the secrets of this store: from the environment, and in demo mode generated once and
 * stored in DATA_DIR. In live mode nothing is generated: throws a LaunchError that lists all that
 * are missing, shorter than 32 characters, guessable or the same as another.
 */
export async function obtainSecrets(
  settings: LaunchSettings,
  given: Environment,
): Promise<Record<string, string>> {
  const faults = secretFaults(settings, given);
  if (faults.length > 0) throw new LaunchError(describeSecretFaults(faults));
  const names = namesFor(settings);
  const fromOutside = pick(names, given);
  if (settings.mode === 'live') return fromOutside;
  const saved = await loadOrCreateSecrets(settings.dataDir, names);
  return { ...pick(names, saved), ...fromOutside };
}

const namesFor = ({ hasEmbeddedApi, mode }: LaunchSettings) => [
  ...STOREFRONT_SECRETS,
  ...(hasEmbeddedApi ? API_SECRETS : []),
  ...(hasEmbeddedApi && mode === 'demo' ? DEMO_SECRETS : []),
];

function pick(names: string[], source: Environment): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = source[name];
      return value ? [[name, value]] : [];
    }),
  );
}

/**
 * Returns the secrets that are missing, too short, or in live mode guessable or the same as
 * another, one sentence each; in demo mode missing ones are generated.
 */
export function secretFaults(settings: LaunchSettings, given: Environment): string[] {
  const isLive = settings.mode === 'live';
  const names = namesFor(settings);
  return names.flatMap((name, at) => {
    const value = given[name];
    if (!value) return isLive ? [`${name} is missing`] : [];
    if (value.length < LEAST_LENGTH) return [`${name} is shorter than ${LEAST_LENGTH} characters`];
    if (!isLive) return [];
    const weakness = secretWeakness(value);
    if (weakness) return [`${name} ${weakness}`];
    const same = names.slice(0, at).find((other) => given[other] === value);
    return same ? [`${name} is the same as ${same}`] : [];
  });
}

export const describeSecretFaults = (faults: string[]) =>
  `The store cannot start without strong secrets:\n  ${faults.join('\n  ')}\n` +
  'Create each one with: openssl rand -hex 32';

async function loadOrCreateSecrets(dataDir: string, names: string[]): Promise<Environment> {
  const file = join(dataDir, 'secrets.json');
  const saved = await readSavedSecrets(file);
  const missing = names.filter((name) => !saved[name]);
  if (missing.length === 0) return saved;
  for (const name of missing) saved[name] = makeSecret();
  try {
    await mkdir(dataDir, { recursive: true });
    const partial = `${file}.${process.pid}`;
    await writeFile(partial, `${JSON.stringify(saved, null, 2)}\n`, { mode: 0o600 });
    await rename(partial, file);
  } catch (error) {
    throw new LaunchError(
      `The data folder ${dataDir} cannot be written to (${String(error)}). Set DATA_DIR to another folder.`,
    );
  }
  return saved;
}

async function readSavedSecrets(file: string): Promise<Environment> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return {};
    throw new LaunchError(`The secrets of this store cannot be read: ${String(error)}`);
  }
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) throw new Error('not a list of secrets');
    return Object.fromEntries(
      Object.entries(parsed).map(([name, value]) => [name, String(value)] as const),
    );
  } catch (error) {
    // Generating them again would invalidate every session and every encrypted field.
    throw new LaunchError(
      `${file} is damaged (${String(error)}). Restore or delete it. Deleting it logs everyone out.`,
    );
  }
}
