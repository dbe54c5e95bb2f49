import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { request as httpRequest, Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../lib/launch/ports.ts';
import { startProgram } from '../../lib/server/program.ts';
import { waitForAnswer } from '../../lib/launch/wait-for-answer.ts';
import { storeApiUrl } from './store-api.ts';

interface Taken {
  files: number;
  bytes: number;
}

export interface OwnStorefront {
  url: string;
  /** Requests a path exactly as written; returns the status. */
  ask: (path: string, headers?: Record<string, string>) => Promise<number>;
  /** Disk usage of its page cache. */
  taken: () => Promise<Taken>;
  stop: () => Promise<void>;
}

const startLimitMs = 60_000;
const maxConnections = 16;

interface OwnStorefrontOptions {
  /** URL of another store API. */
  apiUrl?: string;
  /** Expected status of the home page after the start. */
  firstStatus?: number;
  authSecret?: string;
}

/** Starts a second storefront of the same build with its own page cache. */
export async function openOwnStorefront({
  apiUrl = storeApiUrl,
  firstStatus = 200,
  authSecret = randomBytes(32).toString('hex'),
}: OwnStorefrontOptions = {}): Promise<OwnStorefront> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sose-storefront-'));
  const [port = 0] = await freePorts(1);
  const program = startProgram({
    name: 'The storefront',
    args: ['lib/launch/serve-storefront.ts'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      STORE_API_URL: apiUrl,
      NEXTAUTH_SECRET: authSecret,
      REVALIDATE_SECRET: randomBytes(32).toString('hex'),
    },
    output: 'memory',
    stopLimitMs: 20_000,
  });
  const isOpen = await waitForAnswer(`http://127.0.0.1:${port}/`, program, {
    isWanted: (status) => status === firstStatus,
    limitMs: startLimitMs,
  });
  if (!isOpen) throw new Error(`The storefront did not start: ${program.readOutput()}`);
  const url = `http://127.0.0.1:${port}`;
  const agent = new Agent({ keepAlive: true, maxSockets: maxConnections });
  return {
    url,
    ask: (path, headers = {}) =>
      new Promise((resolve, reject) => {
        const sentRequest = httpRequest(
          { hostname: '127.0.0.1', port, path, headers, agent },
          (answer) => {
            answer.resume();
            answer.on('error', reject);
            answer.on('end', () => resolve(answer.statusCode ?? 0));
          },
        );
        sentRequest.on('error', reject);
        sentRequest.end();
      }),
    taken: () => takenBy(join(dataDir, 'page-cache')),
    stop: async () => {
      agent.destroy();
      await program.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function takenBy(folder: string): Promise<Taken> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  return { files: paths.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
