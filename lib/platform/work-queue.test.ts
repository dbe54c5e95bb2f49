import {
  createWorkQueue,
  type QueueLimits,
  type Release,
  type Share,
  type WaitOptions,
} from './work-queue';

const limits: QueueLimits = {
  parallel: 2,
  parallelPerClient: 1,
  parallelWhenIdle: 3,
  waiting: 4,
  waitingPerClient: 3,
  waitMs: 1_000,
};

/** Enters jobs; `begun` names those whose turn it is, `refused` the others that have ended. */
function openQueue(own: Partial<QueueLimits> = {}, load = 1) {
  const queue = createWorkQueue({ ...limits, ...own }, () => load);
  const begun: string[] = [];
  const refused: string[] = [];
  const releases = new Map<string, Release>();
  return {
    begun,
    refused,
    enter: async (job: string, options?: WaitOptions) => {
      const release = await queue.enter(job.split('-', 1)[0] ?? '', options);
      if (release) releases.set(job, release);
      (release ? begun : refused).push(job);
    },
    end: (job: string) => releases.get(job)?.(),
  };
}

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 1));
};
const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe('T71: a queue', () => {
  it('runs a number of jobs at a time, in all and of each client', async () => {
    const { enter, end, begun } = openQueue();
    for (const job of ['a-1', 'a-2', 'b-1', 'c-1']) void enter(job);
    await settled();
    expect(begun).toEqual(['a-1', 'b-1']);
    end('b-1');
    await settled();
    expect(begun).toEqual(['a-1', 'b-1', 'c-1']);
    end('a-1');
    end('a-1');
    await settled();
    expect(begun).toEqual(['a-1', 'b-1', 'c-1', 'a-2']);
  });

  it('gives a turn that has ended to nobody within the same turn of the event loop', async () => {
    const { enter, end, begun } = openQueue({ parallel: 1 });
    await enter('a-1');
    end('a-1');
    void enter('b-1');
    await Promise.resolve();
    expect(begun).toEqual(['a-1']);
    await settled();
    expect(begun).toEqual(['a-1', 'b-1']);
  });

  it('takes one client after the other, newcomers first, however much one of them asks for', async () => {
    const { enter, end, begun } = openQueue({ parallel: 1 });
    for (const job of ['a-1', 'a-2', 'a-3', 'b-1', 'c-1']) void enter(job);
    for (const job of ['a-1', 'b-1', 'c-1', 'a-2', 'a-3']) {
      await settled();
      expect(begun.at(-1)).toBe(job);
      end(job);
    }
  });

  it('lets a job that another client wants too wait among the jobs of whoever has fewer', async () => {
    const { enter, end, begun, refused } = openQueue({ parallel: 1 });
    const shares: Share[] = [];
    for (const job of ['a-1', 'a-2', 'a-3', 'b-1', 'a-4']) {
      void enter(job, { onWait: (share) => void shares.push(share) });
    }
    const [, , , ofLast] = shares;
    // Who has as many jobs as the other takes none over.
    shares[2]?.('a');
    ofLast?.('c');
    for (const job of ['a-1', 'b-1', 'a-4', 'a-2', 'a-3']) {
      await settled();
      expect(begun.at(-1)).toBe(job);
      end(job);
    }
    await settled();
    ofLast?.('d');
    void enter('d-1');
    await settled();
    expect([begun.at(-1), refused]).toEqual(['d-1', []]);
  });

  it('begins more while the event loop has time, up to another limit', async () => {
    const { enter, end, begun } = openQueue({ parallel: 1 }, 0);
    for (const job of ['a-1', 'a-2', 'a-3', 'b-1']) void enter(job);
    await settled();
    expect(begun).toEqual(['a-1']);
    await until(() => begun.length === 3);
    expect(begun).toEqual(['a-1', 'b-1', 'a-2']);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(begun).toHaveLength(3);
    end('b-1');
    await until(() => begun.length === 4);
  });

  it('refuses a client of whom enough waits already, and nobody else', async () => {
    const { enter, begun, refused } = openQueue();
    for (const job of ['a-1', 'a-2', 'a-3', 'a-4', 'a-5', 'b-1']) void enter(job);
    await settled();
    expect(refused).toEqual(['a-5']);
    expect(begun).toEqual(['a-1', 'b-1']);
  });

  it('is full: whoever has most in it loses the newest', async () => {
    const { enter, end, begun, refused } = openQueue({ parallel: 1 });
    for (const job of ['a-1', 'a-2', 'a-3', 'a-4', 'b-1', 'c-1', 'c-2']) void enter(job);
    await settled();
    expect(refused.toSorted()).toEqual(['a-4', 'c-2']);
    end('a-1');
    await settled();
    end(begun.at(-1) ?? '');
    await settled();
    expect(begun).toEqual(['a-1', 'b-1', 'c-1']);
  });

  it('forgets who no longer waits, and refuses who has waited for too long', async () => {
    const { enter, end, begun, refused } = openQueue({ parallel: 1, waitMs: 20 });
    const controller = new AbortController();
    void enter('a-1');
    void enter('b-1', { signal: controller.signal });
    controller.abort();
    await enter('c-1');
    await enter('d-1', { signal: controller.signal });
    expect(refused).toEqual(['b-1', 'c-1', 'd-1']);
    end('a-1');
    void enter('e-1');
    await settled();
    expect(begun).toEqual(['a-1', 'e-1']);
  });
});
