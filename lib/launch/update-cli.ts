import './outlive-output.ts';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, statSync, truncateSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stopCommands } from './run-command.ts';
import { LaunchError, loadSettingsFile, readSettings } from './settings.ts';
import { findShop } from './shop-folder.ts';
import { goBack, updateShop } from './update.ts';
import { sha256Hex } from '../server/sha256-hex.ts';

/*
 * npm run update -- <archive or version in git>: updates the shop, with a way back.
 * npm run update -- --back: returns to the release before.
 */

const usage = 'Usage: npm run update -- <archive or git version>, or npm run update -- --back';
const maxLogBytes = 1024 ** 2;
const probeSeconds = '180';

/**
 * Takes the lock of updates of a shop: an abstract socket, which the kernel frees when this process
 * ends, however it ends. Throws if another process has it.
 */
async function lockUpdates(shop: string): Promise<() => void> {
  const name = sha256Hex(shop).slice(0, 16);
  const server = createServer();
  try {
    await once(server.listen({ path: `\0sose-update-${name}` }), 'listening');
  } catch {
    throw new LaunchError(`Another update of ${shop} is already running. Nothing was changed.`);
  }
  return () => void server.close();
}

/** Returns a function that says lines on the screen and in the log, each with its time. */
function openLog(dataDir: string): (line: string) => void {
  const file = join(dataDir, 'logs', 'update.log');
  mkdirSync(join(dataDir, 'logs'), { recursive: true });
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > maxLogBytes) truncateSync(file);
  return (line) => {
    console.log(line);
    try {
      appendFileSync(file, `${new Date().toISOString()} ${line}\n`);
    } catch {
      // A full disk must not end what brings the shop back.
    }
  };
}

let say = (line: string) => console.error(line);
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      back: { type: 'boolean', default: false },
      'probe-seconds': { type: 'string', default: probeSeconds },
    },
  });
  const [source, ...more] = positionals;
  const probeMs = Number(values['probe-seconds']) * 1_000;
  if ((source === undefined) !== values.back || more.length > 0 || !(probeMs > 0))
    throw new LaunchError(usage);
  const shop = findShop();
  const environment = { ...process.env };
  loadSettingsFile();
  const settings = readSettings(process.env);
  const owner = statSync(settings.dataDir, { throwIfNoEntry: false })?.uid;
  if (owner !== undefined && owner !== process.getuid?.())
    throw new LaunchError(`Run this as the user that owns ${settings.dataDir} (uid ${owner}).`);
  const unlock = await lockUpdates(shop);
  say = openLog(settings.dataDir);
  let isSwitching = false;
  process.on('SIGHUP', () => undefined);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isSwitching) return say('Please wait, the shop is restarting.');
      say('Update stopped. The shop is running as before.');
      stopCommands();
      process.exit(1);
    });
  }
  const onSwitch = () => (isSwitching = true);
  const given = process.env;
  const options = { shop, settings, given, environment, say, probeMs, onSwitch };
  await (source === undefined ? goBack(options) : updateShop(options, source));
  unlock();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
