import { performance } from 'node:perf_hooks';

export interface QueueLimits {
  parallel: number;
  parallelPerClient: number;
  /**
   * Parallel jobs while the event loop is idle: they wait for others, such as a payment gateway.
   */
  parallelWhenIdle: number;
  waiting: number;
  waitingPerClient: number;
  /** Milliseconds after which a job that has not begun is refused. */
  waitMs: number;
}

/** Ends a job: the next one begins. May be called several times. */
export type Release = () => void;

/** Another client wants the same job: it goes to that one's jobs if these are fewer. */
export type Share = (client: string) => void;

export interface WaitOptions {
  signal?: AbortSignal | undefined;
  /** Called if the job has to wait. */
  onWait?: ((share: Share) => void) | undefined;
}

export interface WorkQueue {
  /**
   * Waits for the turn of a client's next job. Null if it is refused: the queue is full, the wait
   * was too long, or the caller has gone (`signal`).
   */
  enter: (client: string, options?: WaitOptions) => Promise<Release | null>;
}

/** Milliseconds between two checks of the event loop, while jobs wait. */
const checkMs = 20;
/** The event loop counts as idle below this utilisation. */
const idleBelow = 0.7;

/** Returns a function that returns the load of the event loop since its last call, from 0 to 1. */
function loadMeter(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const { utilization } = performance.eventLoopUtilization(last);
    last = performance.eventLoopUtilization();
    return utilization;
  };
}

type Waiter = (release: Release | null) => void;

/**
 * Bounded queue with round robin over clients: a client with many jobs waits for its own, and does
 * not delay others. Clients without running or waiting jobs go first. If the queue is full, the
 * client with the most jobs in it loses its newest.
 */
export function createWorkQueue(
  limits: QueueLimits,
  measureLoad: () => number = loadMeter(),
): WorkQueue {
  /** In the order of turns. */
  const waiting = new Map<string, Set<Waiter>>();
  const newcomers = new Set<string>();
  const running = new Map<string, number>();
  let runs = 0;
  let waits = 0;
  let watching: NodeJS.Timeout | undefined;

  const canBegin = (client: string) =>
    runs < limits.parallel && (running.get(client) ?? 0) < limits.parallelPerClient;

  const begin = (client: string): Release => {
    runs += 1;
    running.set(client, (running.get(client) ?? 0) + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      // In the next turn of the event loop: requests that need no queue are read between two jobs.
      // Bodies that arrive in one turn would otherwise run one after the other within it.
      setImmediate(() => {
        runs -= 1;
        const left = (running.get(client) ?? 1) - 1;
        if (left > 0) running.set(client, left);
        else running.delete(client);
        beginNext();
      });
    };
  };

  const countWaits = (client: string) => waiting.get(client)?.size ?? 0;
  const countJobs = (client: string) => countWaits(client) + (running.get(client) ?? 0);

  const wait = (client: string, waiter: Waiter): void => {
    if (!waiting.has(client) && !running.has(client)) newcomers.add(client);
    const own = waiting.get(client) ?? new Set();
    waiting.set(client, own.add(waiter));
    waits += 1;
    watching ??= setInterval(beginWhenIdle, checkMs).unref();
  };

  const leave = (client: string, waiter: Waiter): void => {
    const own = waiting.get(client);
    if (!own?.delete(waiter)) return;
    waits -= 1;
    if (own.size > 0) return;
    waiting.delete(client);
    newcomers.delete(client);
  };

  const beginOf = (client: string): void => {
    const own = waiting.get(client);
    const [waiter] = own ?? [];
    if (!own || !waiter) return;
    newcomers.delete(client);
    leave(client, waiter);
    // To the end of the queue.
    if (waiting.delete(client)) waiting.set(client, own);
    waiter(begin(client));
  };

  const beginNext = () => {
    for (const client of [...newcomers, ...waiting.keys()]) {
      if (runs >= limits.parallel) return;
      if (canBegin(client)) beginOf(client);
    }
  };

  const beginWhenIdle = () => {
    const [client] = [...newcomers, ...waiting.keys()];
    if (client !== undefined && runs < limits.parallelWhenIdle && measureLoad() < idleBelow) {
      beginOf(client);
    }
    if (waits > 0) return;
    clearInterval(watching);
    watching = undefined;
  };

  const hasRoom = (client: string): boolean => {
    const count = countWaits(client);
    if (count >= limits.waitingPerClient) return false;
    if (waits < limits.waiting) return true;
    const [longest] = [...waiting].toSorted(([, one], [, other]) => other.size - one.size);
    if (!longest || longest[1].size <= count + 1) return false;
    [...longest[1]].at(-1)?.(null);
    return true;
  };

  return {
    enter: async (client, { signal, onWait } = {}) => {
      if (signal?.aborted) return null;
      if (canBegin(client) && !waiting.has(client)) return begin(client);
      if (!hasRoom(client)) return null;
      return new Promise((settle) => {
        let owner = client;
        const waiter: Waiter = (release) => {
          clearTimeout(late);
          signal?.removeEventListener('abort', refuse);
          leave(owner, waiter);
          settle(release);
        };
        const refuse = () => waiter(null);
        const late = setTimeout(refuse, limits.waitMs);
        signal?.addEventListener('abort', refuse);
        wait(owner, waiter);
        onWait?.((other) => {
          const isWaiting = waiting.get(owner)?.has(waiter) === true;
          if (!isWaiting || countJobs(other) + 1 >= countJobs(owner)) return;
          leave(owner, waiter);
          owner = other;
          if (canBegin(owner) && !waiting.has(owner)) return waiter(begin(owner));
          late.refresh();
          wait(owner, waiter);
        });
      });
    },
  };
}
