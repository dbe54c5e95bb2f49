import { spawn } from 'node:child_process';
import type { ServerUser } from '../backend/db/embedded/server-user.ts';
import { asUser } from './service.ts';

/** Runs a system program to its end. Throws with what it said if it fails. */
export async function runAsUser(
  user: ServerUser | undefined,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  const child = spawn('setpriv', [...asUser(user, 'SIGKILL'), command, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    // The user may not be allowed to read the folder of this program.
    cwd: '/',
    detached: true,
  });
  const chunks: Buffer[] = [];
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${command} failed.\n${Buffer.concat(chunks).toString('utf8')}`);
}
