import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest, Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../lib/launch/ports.ts';
import { startProgram } from '../../lib/server/program.ts';
import { waitForAnswer } from '../../lib/launch/wait-for-answer.ts';
import { storeApiUrl } from './store-api.ts';

interface Taken {
  answers: number;
  bytes: number;
}

export interface OwnStorefront {
  url: string;
  /** Requests a path exactly as written; returns the status. */
  ask: (path: string, headers?: Record<string, string>) => Promise<number>;
  /** What it keeps of finished answers. */
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

/** Starts a second storefront of the same build with answers of its own. */
export async function openOwnStorefront({
  apiUrl = storeApiUrl,
  firstStatus = 200,
  authSecret = randomBytes(32).toString('hex'),
}: OwnStorefrontOptions = {}): Promise<OwnStorefront> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sose-storefront-'));
  const [port = 0, metricsPort = 0] = await freePorts(2);
  const program = startProgram({
    name: 'The storefront',
    args: ['lib/launch/serve-storefront.ts'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
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
    taken: () => readTaken(metricsPort),
    stop: async () => {
      agent.destroy();
      await program.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Reads what the storefront keeps from its metrics. */
async function readTaken(metricsPort: number): Promise<Taken> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
  return { answers: read('sose_answers'), bytes: read('sose_answers_bytes') };
}
