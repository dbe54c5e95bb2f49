import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { companyId } from '../../contract/envelope.ts';
import { startProgram, waitUntilUp, type Program } from '../../server/program.ts';
import type { ProgramName } from '../programs/program-name.ts';

/* A start takes long on a busy machine. */
const patienceMs = 120_000;

export interface ProgramAnswer {
  status: number;
  body: Record<string, unknown>;
}

export interface ProgramCall {
  token?: string;
  body?: unknown;
  key?: string;
}

/**
 * Starts the store API as a child process on its own port, so that a test can kill and restart it.
 * `program` names one of its two programs; left out: both in one.
 */
export async function apiProgram(settings: Record<string, string>, program?: ProgramName) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let running: Program | undefined;

  async function isUp(): Promise<boolean> {
    const answer = await fetch(`${address}/livez`).catch(() => undefined);
    return answer?.status === 200;
  }

  return {
    address,
    /** Starts it and waits until it answers. */
    start: async (): Promise<void> => {
      running = startProgram({
        name: 'The store API',
        args: [resolve('lib/backend/main.ts'), ...(program ? [program] : [])],
        env: {
          NODE_ENV: 'test',
          PATH: process.env['PATH'],
          [program === 'worker' ? 'WORKER_PORT' : 'API_PORT']: String(port),
          ...settings,
        },
        output: 'memory',
        stopLimitMs: patienceMs,
      });
      await waitUntilUp(running, isUp, patienceMs);
    },
    /** SIGKILL (`kill -9`): no orderly shutdown. */
    kill: async (): Promise<void> => {
      running?.kill();
      await running?.exited;
    },
    /** SIGTERM; returns the exit code. */
    stop: async (): Promise<number | null> => {
      await running?.stop();
      return (await running?.exited)?.code ?? null;
    },
    /** Calls the API; undefined if it was killed during the call. */
    call: async (
      method: string,
      path: string,
      { token, body, key }: ProgramCall = {},
    ): Promise<ProgramAnswer | undefined> => {
      try {
        const answer = await fetch(`${address}${path}`, {
          method,
          redirect: 'manual',
          headers: {
            'company-id': String(companyId),
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(token && { authorization: `token ${token}` }),
            ...(key && { 'idempotency-key': key }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        const text = await answer.text();
        return {
          status: answer.status,
          body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
        };
      } catch {
        return undefined;
      }
    },
    /** Sends a form without waiting for the result. */
    sendForm: (path: string, fields: Record<string, string>): Promise<unknown> =>
      fetch(`${address}${path}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(fields),
      }).catch(() => undefined),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
