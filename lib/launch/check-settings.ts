import { resolve } from 'node:path';
import { storefrontFaults } from '../env.ts';
import { compileCacheSettings } from './compile-cache.ts';
import { runCommand } from './run-command.ts';
import { secretFaults, secretNames, describeSecretFaults } from './secrets.ts';
import {
  type Environment,
  inspectSettings,
  LaunchError,
  describeSettingFaults,
} from './settings.ts';

/**
 * Checks the settings of all programs before one of them is started. Throws a LaunchError that
 * lists everything missing or wrong.
 */
export async function checkSettings(given: Environment): Promise<void> {
  const { settings, faults } = inspectSettings(given);
  const secrets = secretFaults(settings, given);
  const named = new Set([...faults.map(settingName), ...secretNames]);
  const others = [
    ...(settings.hasEmbeddedApi ? await apiFaults(given) : []),
    ...storefrontFaults(given),
  ];
  const all = [
    ...new Set([...faults, ...others.filter((fault) => !named.has(settingName(fault)))]),
  ];
  const messages = [
    ...(all.length > 0 ? [describeSettingFaults(all)] : []),
    ...(secrets.length > 0 ? [describeSecretFaults(secrets)] : []),
  ];
  if (messages.length > 0) throw new LaunchError(messages.join('\n'));
}

/* Every fault begins with the name of its setting. */
const settingName = (fault: string) => /^\w+/.exec(fault)?.[0] ?? '';

/** The store API validates its own settings, in a separate process. */
async function apiFaults(given: Environment): Promise<string[]> {
  const { code, output } = await runCommand(
    process.execPath,
    [resolve('lib/backend/check-settings.ts')],
    {
      env: { ...given, NODE_ENV: 'production', ...compileCacheSettings },
      keep: true,
    },
  );
  if (code !== 0) throw new LaunchError('The settings of the store API cannot be checked.');
  return JSON.parse(output) as string[];
}
