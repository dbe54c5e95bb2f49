import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkSettings } from './check-settings.ts';
import { resolveOnce } from './compile-cache.ts';
import { startProgram } from '../server/program.ts';
import { memoryLimits } from './memory-limits.ts';
import { obtainSecrets } from './secrets.ts';
import { childEnvironment, LaunchError, loadSettingsFile, readSettings } from './settings.ts';
import { tracingOf } from './tracing/tracing-of.ts';
import { environmentOfApi, environmentOfStorefront } from './withheld-settings.ts';

/*
 * Runs one program of the store alone, with the settings of the whole store:
 * node lib/launch/run-program.ts storefront | api | worker
 */

const programs = {
  storefront: {
    args: ['lib/launch/serve-storefront.ts'],
    node: [],
    environment: environmentOfStorefront,
  },
  api: { args: ['lib/backend/main.ts', 'api'], node: resolveOnce, environment: environmentOfApi },
  worker: {
    args: ['lib/backend/main.ts', 'worker'],
    node: resolveOnce,
    environment: environmentOfApi,
  },
};
const names = Object.keys(programs).join(', ');
/** Longer than the drain and the shutdown of any program. */
const stopLimitMs = 360_000;

const isProgram = (name: string): name is keyof typeof programs => Object.hasOwn(programs, name);

async function main(): Promise<void> {
  const [name = ''] = process.argv.slice(2);
  if (!isProgram(name)) throw new LaunchError(`Choose a program: ${names}.`);
  loadSettingsFile();
  await checkSettings(process.env);
  const settings = readSettings(process.env);
  const secrets = await obtainSecrets(settings, process.env);
  const { args, node, environment } = programs[name];
  const [file = '', ...rest] = args;
  const limits = memoryLimits(name, settings);
  const tracing = tracingOf(name, process.env);
  const program = startProgram({
    name,
    args: [...limits.args, ...node, ...tracing.args, resolve(file), ...rest],
    env: {
      ...environment(childEnvironment(process.env, settings, secrets, 'production')),
      ...limits.env,
      LOG_FORMAT: process.env['LOG_FORMAT']?.trim() || 'json',
      ...tracing.env,
    },
    output: 'terminal',
    stopLimitMs,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void program.stop());
  }
  const { code } = await program.exited;
  // What it said last may still be on its way to the terminal.
  await sleep(0);
  process.exit(code ?? 1);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
