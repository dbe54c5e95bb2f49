import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { companyId } from '../../contract/envelope.ts';
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
  let child: ChildProcess | undefined;

  async function isUp(): Promise<boolean> {
    const answer = await fetch(`${address}/livez`).catch(() => undefined);
    return answer?.status === 200;
  }

  return {
    address,
    /** Starts it and waits until it answers. */
    start: async (): Promise<void> => {
      let said = '';
      const running = spawn(
        process.execPath,
        [resolve('lib/backend/main.ts'), ...(program ? [program] : [])],
        {
          env: {
            NODE_ENV: 'test',
            PATH: process.env['PATH'],
            [program === 'worker' ? 'WORKER_PORT' : 'API_PORT']: String(port),
            ...settings,
          },
          stdio: ['ignore', 'ignore', 'pipe'],
        },
      );
      child = running;
      running.stderr.on('data', (part: Buffer) => (said += part.toString()));
      const end = Date.now() + patienceMs;
      while (!(await isUp())) {
        if (running.exitCode !== null || Date.now() > end)
          throw new Error(`It did not start: ${said}`);
        await new Promise((go) => setTimeout(go, 50));
      }
    },
    /** SIGKILL (`kill -9`): no orderly shutdown. */
    kill: async (): Promise<void> => {
      const running = child;
      child = undefined;
      if (!running || running.exitCode !== null) return;
      const gone = once(running, 'exit');
      running.kill('SIGKILL');
      await gone;
    },
    /** SIGTERM; returns the exit code. */
    stop: async (): Promise<number | null> => {
      const running = child;
      child = undefined;
      if (!running) return null;
      const gone = once(running, 'exit');
      running.kill('SIGTERM');
      const [code] = (await gone) as [number | null];
      return code;
    },
    /** Calls it; undefined if it was killed meanwhile. */
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
