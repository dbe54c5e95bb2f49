import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyId } from '../../contract/envelope.ts';
import { createApp } from '../app.ts';
import type { ServiceContext } from '../context.ts';
import { openApiDatabase, openDatabase, type DatabaseClient } from '../db/client.ts';
import { readEnv, type BackendEnv } from '../env.ts';
import type { App } from '../http/app-env.ts';
import { createLog } from '../log.ts';
import { testNow } from './clock.ts';
import { asAdmin, testServer } from './test-server.ts';

export interface Answer {
  status: number;
  headers: Headers;
  // Untyped: tests read answers by path and check them against the schemas of the endpoints.
  body: Record<string, unknown>;
}

export interface CallOptions {
  /** An object is sent as JSON, a text unchanged, a form as a form. */
  body?: unknown;
  token?: string;
  visitorId?: string;
  headers?: Record<string, string>;
}

export interface TestStore {
  app: App;
  client: DatabaseClient;
  context: ServiceContext;
  /** Calls the API as a client would. `path` includes the query. */
  call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
  setNow: (moment: Date) => void;
  close: () => Promise<void>;
}

/** Opens a store for one test file: a clone of the seeded database and an app on it. */
export async function openTestStore(
  settings: Record<string, string | undefined> = {},
): Promise<TestStore> {
  const server = testServer();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name} template template_store strategy file_copy`);

  const dataDir = join(tmpdir(), name);
  let moment = testNow;
  const now = () => moment;
  const log = createLog('silent');
  const env: BackendEnv = readEnv({
    STORE_MODE: 'demo',
    DATA_DIR: dataDir,
    VISITOR_SECRET: 'v'.repeat(32),
    REVALIDATE_SECRET: 'r'.repeat(32),
    CAPTCHA_SECRET: 'c'.repeat(32),
    DATA_ENCRYPTION_KEY: 'd'.repeat(32),
    PAYMENT_SANDBOX_SECRET: 'p'.repeat(32),
    ...settings,
  });
  const client = openApiDatabase({ ...server, database: name, max: 20 }, log);
  const limitClient = openDatabase({ ...server, database: name, max: 3 }, log);
  const app = createApp({ env, ...client, limitPool: limitClient.pool, log, now });

  return {
    app,
    client,
    context: { db: client.db, now, env, log },
    setNow: (next) => {
      moment = next;
    },
    call: callsTo(app),
    close: async () => {
      await client.close();
      await limitClient.close();
      await rm(dataDir, { recursive: true, force: true });
      await asAdmin(`drop database if exists ${name} with (force)`);
    },
  };
}

/** Calls an app as a client would. */
export const callsTo =
  (app: App): TestStore['call'] =>
  async (method, path, { body, token, visitorId, headers } = {}) => {
    const response = await app.request(path, {
      method,
      headers: {
        'company-id': String(companyId),
        ...(body !== undefined && !isForm(body) && { 'content-type': 'application/json' }),
        ...(token && { authorization: `token ${token}` }),
        ...(visitorId && { 'visitor-id': visitorId }),
        ...headers,
      },
      ...(body !== undefined && { body: asSent(body) }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, unknown>,
    };
  };

const isForm = (body: unknown) => body instanceof FormData;

function asSent(body: unknown): string | FormData {
  if (body instanceof FormData || typeof body === 'string') return body;
  return JSON.stringify(body);
}
