import type { ServiceContext } from '../../context.ts';
import { withProviders, type BackendEnv } from '../../env.ts';
import { enteredHostsOf, settingsWithKeys } from './settings-with-keys.ts';
import { readAllKeys } from './stored-keys.ts';

type Within = Pick<ServiceContext, 'db' | 'env' | 'log'>;

interface Kept {
  started: BackendEnv;
  env: BackendEnv;
  /** The stored keys that `env` was made from; undefined: they have never been read. */
  mark: string | undefined;
  until: number;
  reading: Promise<void> | undefined;
}

/** Milliseconds after which a program sees keys that another one has stored. */
const keptForMs = 2_000;

/** Milliseconds after which all programs use keys that were stored; one may just be reading them. */
export const knownToAllMs = keptForMs + 3_000;

const known = new WeakMap<BackendEnv, Kept>();

function keptOf(env: BackendEnv): Kept {
  const kept = known.get(env) ?? {
    started: env,
    env,
    mark: undefined,
    until: 0,
    reading: undefined,
  };
  known.set(env, kept);
  return kept;
}

/**
 * Returns the settings with the keys that owners have stored. Reads them again after two seconds;
 * without a database the last ones stay. The same keys give the same object. Throws while they have
 * never been read: without them, logging in might be easier than it should be.
 */
export async function envWithKeys(context: Within): Promise<BackendEnv> {
  const kept = keptOf(context.env);
  if (performance.now() < kept.until) return kept.env;
  kept.reading ??= refresh(context, kept)
    .then(() => {
      kept.until = performance.now() + keptForMs;
    })
    .finally(() => {
      kept.reading = undefined;
    });
  await kept.reading;
  return kept.env;
}

/** Lets this program read the stored keys again at its next use. */
export function forgetKeys({ env }: Pick<ServiceContext, 'env'>): void {
  keptOf(env).until = 0;
}

async function refresh({ db, log }: Within, kept: Kept): Promise<void> {
  try {
    const { started } = kept;
    const { stored, unreadable } = await readAllKeys({ db, env: started, log });
    const mark = JSON.stringify({ stored, unreadable });
    if (mark === kept.mark) return;
    const providers = [...stored.map(({ provider }) => provider), ...unreadable];
    kept.env =
      providers.length === 0
        ? started
        : {
            ...withProviders(
              started,
              settingsWithKeys(started.given, stored),
              providers.includes('smtp') || providers.includes('msg91'),
            ),
            enteredHosts: enteredHostsOf(stored),
          };
    kept.mark = mark;
    known.set(kept.env, kept);
  } catch (error) {
    if (kept.mark === undefined) throw error;
    log.warn({ err: error }, 'the stored keys could not be read');
  }
}
