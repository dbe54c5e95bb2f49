import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../lib/launch/ports.ts';
import { startProgram } from '../../lib/server/program.ts';
import { waitForAnswer } from '../../lib/launch/wait-for-answer.ts';

interface EmptyStore {
  url: string;
  /** Address where the owner's account is made. */
  ownerUrl: string;
  stop: () => Promise<void>;
}

const startLimitMs = 180_000;

/** Starts a store of the same build without demo data and without an owner. */
export async function openEmptyStore(): Promise<EmptyStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sose-empty-'));
  // The database may run as another user, who must have access.
  await chmod(dataDir, 0o755);
  const [port = 0, apiPort = 0] = await freePorts(2);
  const url = `http://localhost:${port}`;
  const program = startProgram({
    name: 'The empty store',
    args: ['lib/launch/start.ts'],
    env: {
      ...process.env,
      DEMO_DATA: 'false',
      DATABASE_URL: '',
      STORE_API_URL: '',
      HOST: '127.0.0.1',
      API_HOST: '127.0.0.1',
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: dataDir,
      SITE_URL: url,
    },
    output: 'memory',
    stopLimitMs: 60_000,
  });
  const stop = async () => {
    await program.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const isOpen = await waitForAnswer(`http://127.0.0.1:${port}/`, program, {
    isWanted: (status) => status < 500,
    limitMs: startLimitMs,
  });
  const ownerUrl = /http\S+\/first-day\?code=\w+/.exec(program.readOutput())?.[0];
  if (isOpen && ownerUrl) return { url, ownerUrl, stop };
  await stop();
  throw new Error(`The empty store did not start: ${program.readOutput()}`);
}
