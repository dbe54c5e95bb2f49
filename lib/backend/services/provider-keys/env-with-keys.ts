import type { ServiceContext } from '../../context.ts';
import { withProviders, type BackendEnv } from '../../env.ts';
import { settingsWithKeys } from './settings-with-keys.ts';
import { readStoredKeys } from './stored-keys.ts';

type Within = Pick<ServiceContext, 'db' | 'env' | 'log'>;

interface Kept {
  started: BackendEnv;
  env: BackendEnv;
  /** The stored keys that `env` was made from. */
  mark: string;
  until: number;
  reading: Promise<void> | undefined;
}

/** Milliseconds after which a program sees keys that another one has stored. */
const keptForMs = 2_000;

const known = new WeakMap<BackendEnv, Kept>();

function keptOf(env: BackendEnv): Kept {
  const kept = known.get(env) ?? { started: env, env, mark: '[]', until: 0, reading: undefined };
  known.set(env, kept);
  return kept;
}

/**
 * Returns the settings with the keys that owners have stored. Reads them again after two seconds;
 * without a database the last ones stay. The same keys give the same object.
 */
export async function envWithKeys(context: Within): Promise<BackendEnv> {
  const kept = keptOf(context.env);
  if (performance.now() < kept.until) return kept.env;
  kept.reading ??= refresh(context, kept).finally(() => {
    kept.until = performance.now() + keptForMs;
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
    const stored = await readStoredKeys({ db, env: started, log });
    const mark = JSON.stringify(stored);
    if (mark === kept.mark) return;
    kept.env =
      stored.length === 0
        ? started
        : withProviders(started, settingsWithKeys(started.given, stored));
    kept.mark = mark;
    known.set(kept.env, kept);
  } catch (error) {
    log.warn({ err: error }, 'the stored keys could not be read');
  }
}
