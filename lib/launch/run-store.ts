import './outlive-output.ts';
import { restartRelease, settleUpdate } from './restart-release.ts';
import { startStore, type Store, type StoreKind } from './store.ts';
import { loadSettingsFile } from './settings.ts';

const say = (line: string) => console.log(line);
const PARENT_LOOK_MS = 1_000;
const ECHO_MS = 1_000;

/** Runs the store until it is told to stop; ends the process with it. */
export async function runStore(kind: StoreKind): Promise<void> {
  let store: Store | undefined;
  let isEnding = false;
  const end = async (exitCode: number) => {
    if (isEnding) return;
    isEnding = true;
    await store?.stop();
    process.exit(exitCode);
  };
  let firstSignalAt: number | undefined;
  const endOrForce = () => {
    firstSignalAt ??= performance.now();
    // Ctrl-C arrives twice: from the terminal, and forwarded by npm.
    if (performance.now() - firstSignalAt > ECHO_MS) {
      store?.kill();
      process.exit(1);
    }
    if (!isEnding) say('Stopping. (Press Ctrl-C again to force.)');
    void end(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endOrForce);
  process.on('SIGUSR2', () => {
    if (isEnding) return;
    isEnding = true;
    say('Restarting.');
    // Whoever ends it meanwhile wins.
    const restart = () => (firstSignalAt === undefined ? restartRelease() : process.exit(0));
    void (store?.stop() ?? Promise.resolve()).then(restart, () => process.exit(1));
  });
  endWithNpm(() => void end(0));
  if (process.channel) process.once('disconnect', () => void end(0));

  try {
    loadSettingsFile();
    store = await startStore(kind, say);
    await store.ready;
    if (isEnding) return;
    announce(store);
    if (kind === 'start') await settleUpdate(true, say);
  } catch (error) {
    if (isEnding) return;
    console.error(error instanceof Error ? error.message : String(error));
    // Without one a setting or a port was wrong, which says nothing of the release.
    if (store && kind === 'start' && (await settleUpdate(false, say))) {
      isEnding = true;
      await store.stop();
      restartRelease();
    }
    await end(1);
  }
}

/** npm forwards a SIGTERM, but cannot forward a SIGKILL that ends it. */
function endWithNpm(end: () => void): void {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, PARENT_LOOK_MS).unref();
}

function announce({ settings }: Store): void {
  say('');
  say(`The store is open:  ${settings.siteUrl}`);
  if (settings.siteUrl !== settings.storefrontUrl)
    say(`  it listens on     ${settings.storefrontUrl}`);
  say(`Its store API:      ${settings.storeApiUrl}`);
  if (settings.hasEmbeddedApi) say(`Its data and logs:  ${settings.dataDir}`);
  if (settings.mode === 'demo' && settings.hasEmbeddedApi) {
    if (process.env['DEMO_DATA'] !== 'false') {
      say('Demo accounts:      asha@example.in (customer), staff@example.in, owner@example.in;');
      say('                    password Demo@2026');
    }
    say(`Emails and SMS:     ${settings.storeApiUrl}/outbox/ (with OTPs and codes)`);
  }
  say('Press Ctrl-C to stop.');
}
