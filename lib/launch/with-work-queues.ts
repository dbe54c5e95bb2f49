import type { IncomingMessage, ServerResponse } from 'node:http';
import { findPage } from '../contract/find-page.ts';
import { beforeRendering } from '../platform/cache/page-cache.mjs';
import {
  createWorkQueue,
  type QueueLimits,
  type Release,
  type WorkQueue,
} from '../platform/work-queue.ts';
import { clientNetwork } from './forwarded-headers.ts';
import { refusals, sendRefusal } from './refusal.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const kinds = ['rendering', 'form', 'picture', 'sharePicture', 'call'] as const;
type Kind = (typeof kinds)[number];
export type Queues = Record<Kind, QueueLimits>;

/** A client is a network; a proxy that is not trusted is one client for all behind it. */
const usual = { waiting: 1_000, waitingPerClient: 128, waitMs: 10_000 };

const usualQueues: Queues = {
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

/**
 * Lets requests wait in bounded queues, by kind and by the client's network, before Next sees them.
 * Pages that are kept for everybody wait only if the page cache does not have them.
 */
export function withWorkQueues(handle: Handler, limits: Queues = usualQueues): Handler {
  const queues = Object.fromEntries(
    kinds.map((kind) => [kind, createWorkQueue(limits[kind])]),
  ) as Record<Kind, WorkQueue>;

  return async (request, response) => {
    const { kind, isCached } = classify(request);
    let turn: Release | null = null;
    const release = () => turn?.();
    const enter = async (signal?: AbortSignal): Promise<boolean> => {
      // A page that is missing is rendered as another one that may not be in the cache either.
      if (turn) return true;
      turn = await queues[kind].enter(clientNetwork(request), signal);
      setTimeout(release, longestTurnMs).unref();
      return turn !== null;
    };
    releaseWhenBlocked(response, release);
    try {
      if (isCached) await beforeRendering.run(() => enterOrThrow(enter), handle, request, response);
      else if (await enter(closing(response))) await handle(request, response);
      else if (!response.destroyed) sendRefusal(request, response, refusals.busy);
    } finally {
      release();
    }
  };
}

function closing(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
}

/**
 * Next answers an error with 500, for which the store's words with 503 are sent. Whoever has asked
 * first may leave: others who ask for the page wait for the same rendering.
 */
async function enterOrThrow(enter: () => Promise<boolean>): Promise<void> {
  if (!(await enter())) throw new Error('Too many pages wait to be rendered');
}

function classify({ url = '' }: IncomingMessage): { kind: Kind; isCached: boolean } {
  const [path = ''] = url.split('?', 1);
  if (path.startsWith('/_next/image')) return { kind: 'picture', isCached: false };
  if (path.startsWith('/share/')) return { kind: 'sharePicture', isCached: false };
  if (path.startsWith('/api/forms/')) return { kind: 'form', isCached: false };
  const page = findPage(path);
  // Next may ask for pages that only say what is wrong while it renders another one.
  const isRendered =
    page === undefined || (page.kind === 'page' && !page.status) || renderedFile.test(path);
  return { kind: isRendered ? 'rendering' : 'call', isCached: page?.isCached === true };
}

/* A client that reads slowly does not take the turn of others. */
function releaseWhenBlocked(response: ServerResponse, release: Release): void {
  const write = response.write.bind(response);
  let late: NodeJS.Timeout | undefined;
  response.write = ((...sent: Parameters<typeof write>) => {
    const isTaken = write(...sent);
    if (!isTaken) late ??= setTimeout(release, longestBlockedMs).unref();
    return isTaken;
  }) as typeof response.write;
}
