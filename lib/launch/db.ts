import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { resolveOnce } from './compile-cache.ts';
import { obtainSecrets } from './secrets.ts';
import { childEnvironment, LaunchError, loadSettingsFile, readSettings } from './settings.ts';

const VERBS = [
  ...['migrate', 'prepare', 'seed', 'reset', 'backup', 'fetch-backup', 'restore', 'upgrade'],
  ...['check-backup', 'limits', 'remove-demo', 'owner', 'serves'],
];

/* Database commands, with the settings of the store itself. */
async function main(): Promise<void> {
  const [verb = '', ...rest] = process.argv.slice(2);
  if (!VERBS.includes(verb)) throw new LaunchError(`Choose a command: ${VERBS.join(', ')}.`);
  loadSettingsFile();
  const settings = readSettings(process.env);
  const secrets = await obtainSecrets(settings, process.env);
  const program = [...resolveOnce, resolve('lib/backend/db/cli.ts'), verb, ...rest];
  const child = spawn(process.execPath, program, {
    env: childEnvironment(process.env, settings, secrets, 'production'),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
