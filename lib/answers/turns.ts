import type { ServerResponse } from 'node:http';
import { findPage } from '../contract/find-page.ts';
import {
  createWorkQueue,
  type QueueLimits,
  type Release,
  type WaitOptions,
  type WorkQueue,
} from '../platform/work-queue.ts';

const kinds = ['rendering', 'form', 'picture', 'sharePicture', 'call'] as const;
type Kind = (typeof kinds)[number];
export type Queues = Record<Kind, QueueLimits>;

/** A client is a network; a proxy that is not trusted is one client for all behind it. */
const usual = { waiting: 1_000, waitingPerClient: 128, waitMs: 10_000 };

export const usualQueues: Queues = {
  // Rendering takes the processor: more at a time would only delay what needs none.
  rendering: { ...usual, parallel: 3, parallelPerClient: 2, parallelWhenIdle: 16 },
  form: { ...usual, parallel: 2, parallelPerClient: 1, parallelWhenIdle: 16 },
  // Drawn by another program, or handed on to the store API.
  picture: { ...usual, parallel: 4, parallelPerClient: 4, parallelWhenIdle: 4 },
  sharePicture: { ...usual, parallel: 32, parallelPerClient: 2, parallelWhenIdle: 32 },
  call: { ...usual, parallel: 32, parallelPerClient: 8, parallelWhenIdle: 32 },
};

/**
 * Milliseconds: a job that takes longer waits for others, such as a payment gateway. Longer than a
 * rendering on a busy machine: turns that end early would let more and more begin beside it.
 */
const longestTurnMs = 10_000;
/** The same for one whose client does not read what was sent. */
const longestBlockedMs = 250;

const renderedFile = /^\/(?:sitemap|feeds\/|llms\.txt|event\/)/;

/** Waits for a turn; null where too many wait, or the client has gone. */
export type TakeTurn = (
  address: string,
  client: string,
  options?: WaitOptions,
) => Promise<Release | null>;

/**
 * Bounded queues for what a renderer is asked, by kind and by the client's network. A turn begins
 * when `untilReady` has settled.
 */
export function createTurns(
  limits: Queues = usualQueues,
  untilReady: (signal?: AbortSignal) => Promise<void> = async () => undefined,
): TakeTurn {
  const queues = Object.fromEntries(
    kinds.map((kind) => [kind, createWorkQueue(limits[kind])]),
  ) as Record<Kind, WorkQueue>;
  return async (address, client, options) => {
    const release = await queues[kindOf(address)].enter(client, options);
    if (!release) return null;
    await untilReady(options?.signal);
    setTimeout(release, longestTurnMs).unref();
    return release;
  };
}

function kindOf(address: string): Kind {
  const [path = ''] = address.split('?', 1);
  if (path.startsWith('/_next/image')) return 'picture';
  if (path.startsWith('/share/')) return 'sharePicture';
  if (path.startsWith('/api/forms/')) return 'form';
  const page = findPage(path);
  const isRendered = page === undefined || page.kind === 'page' || renderedFile.test(path);
  return isRendered ? 'rendering' : 'call';
}

/** Aborts when the client has gone. */
export function whenGone(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
}

/** A client that reads slowly does not take the turn of others. Returns how to stop watching. */
export function releaseWhenBlocked(response: ServerResponse, release: Release): () => void {
  const watch = setInterval(() => {
    if (response.writableNeedDrain) release();
  }, longestBlockedMs).unref();
  return () => clearInterval(watch);
}
