import { providers } from '../../../contract/providers.ts';
import type { ServiceContext } from '../../context.ts';
import { withProviders, type BackendEnv } from '../../env.ts';
import { registry } from '../../providers/registry.ts';
import { enteredHosts, settingsWithKeys } from './settings-with-keys.ts';
import { readAllKeys, type StoredKeys } from './stored-keys.ts';

type Within = Pick<ServiceContext, 'db' | 'env' | 'log'>;

interface CachedEnv {
  started: BackendEnv;
  env: BackendEnv;
  /** The stored keys that `env` was made from; undefined: they have never been read. */
  version: string | undefined;
  /** Monotonic time in milliseconds. */
  freshUntil: number;
  reading: Promise<void> | undefined;
}

/** Milliseconds after which a program sees keys that another one has stored. */
const cacheMs = 2_000;

/**
 * Milliseconds after which all programs use keys that were stored; one may just be reading them.
 */
export const knownToAllMs = cacheMs + 3_000;

const cache = new WeakMap<BackendEnv, CachedEnv>();

function findCached(env: BackendEnv): CachedEnv {
  const cached = cache.get(env) ?? {
    started: env,
    env,
    version: undefined,
    freshUntil: 0,
    reading: undefined,
  };
  cache.set(env, cached);
  return cached;
}

/**
 * Returns the settings with the keys that owners have stored. Reads them again after two seconds;
 * without a database the last ones stay. The same keys give the same object. Throws while they have
 * never been read: without them, logging in might be easier than it should be.
 */
export async function envWithKeys(context: Within): Promise<BackendEnv> {
  const cached = findCached(context.env);
  if (performance.now() < cached.freshUntil) return cached.env;
  cached.reading ??= refresh(context, cached)
    .then(() => {
      cached.freshUntil = performance.now() + cacheMs;
    })
    .finally(() => {
      cached.reading = undefined;
    });
  await cached.reading;
  return cached.env;
}

/** Lets this program read the stored keys again at its next use. */
export function forgetKeys({ env }: Pick<ServiceContext, 'env'>): void {
  findCached(env).freshUntil = 0;
}

/** False for the test keys of a gateway, which were stored before the shop went live. */
function canTakeMoney({ provider, fields }: StoredKeys): boolean {
  if (providers[provider].kind !== 'gateway') return true;
  try {
    registry[provider].checkFields?.(fields, { takesTestKeys: false });
    return true;
  } catch {
    return false;
  }
}

async function refresh({ db, log }: Within, cached: CachedEnv): Promise<void> {
  try {
    const { started } = cached;
    const { stored: all, unreadable } = await readAllKeys({ db, env: started, log });
    const stored = started.mode === 'live' ? all.filter(canTakeMoney) : all;
    const version = JSON.stringify({ stored, unreadable });
    if (version === cached.version) return;
    const names = [...stored.map(({ provider }) => provider), ...unreadable];
    const hasSender = names.some((name) => ['mail', 'sms'].includes(providers[name].kind));
    cached.env =
      names.length === 0
        ? started
        : {
            ...withProviders(started, settingsWithKeys(started.given, stored), hasSender),
            enteredHosts: enteredHosts(stored),
          };
    cached.version = version;
    cache.set(cached.env, cached);
  } catch (error) {
    if (cached.version === undefined) throw error;
    log.warn({ err: error }, 'the stored keys could not be read');
  }
}
