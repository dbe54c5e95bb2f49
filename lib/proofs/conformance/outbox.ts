import { setTimeout as sleep } from 'node:timers/promises';
import { listOutbox } from '../../contract/running.ts';
import { buildRequest, type Suite } from './suite.ts';

const TRIES = 50;
const PAUSE_MS = 200;

interface Message {
  id: number;
  data: Record<string, string>;
}

async function messagesTo({ send }: Suite, to: string): Promise<Message[] | undefined> {
  const { status, json } = await send(buildRequest(listOutbox, { query: { to } }));
  return status === 200 ? (json?.['data'] as Message[] | undefined) : undefined;
}

/** Returns the id of the newest message; 0 if there is none. */
export async function lastMessageTo(suite: Suite, to: string): Promise<number> {
  return (await messagesTo(suite, to))?.[0]?.id ?? 0;
}

/** Waits for a code that is newer than the message `last`; undefined if the API has no outbox. */
export async function readCode(
  suite: Suite,
  { to, name, last }: { to: string; name: string; last: number },
): Promise<string | undefined> {
  for (let round = 0; round < TRIES; round += 1) {
    const messages = await messagesTo(suite, to);
    if (!messages) return undefined;
    const code = messages.find(({ id, data }) => id > last && data[name])?.data[name];
    if (code) return code;
    await sleep(PAUSE_MS);
  }
  return undefined;
}
