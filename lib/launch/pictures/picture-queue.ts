import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { PictureJob } from './make-picture.ts';
import { type MadeFile, madeName, type MadePictures } from './made-pictures.ts';

const maxWaiting = 2_000;
const maxFailed = 2_000;
const failedMs = 3_600_000;

/** A picture of the shop in one width. */
export interface WantedPicture {
  /** Address of the image optimiser. */
  address: string;
  /** Path of the picture as it was uploaded, such as `/pictures/a.webp`. */
  source: string;
  /** Pixels. */
  width: number;
}

export interface PictureQueue {
  add: (picture: WantedPicture) => void;
  /** Leaves out what waits: the shop closes, and its pictures cannot be read any more. */
  stop: () => void;
  /** Settles when nothing waits. */
  done: () => Promise<void>;
}

/**
 * Makes the requested widths of pictures, one picture after the other, in a program of its own that
 * ends when nothing waits. Requests above 2,000 that wait are left out, and for an hour those for
 * pictures that could not be made.
 */
export function createPictureQueue(pictures: MadePictures, origin: string): PictureQueue {
  const waiting = new Map<string, WantedPicture>();
  const failed = new LRUCache<string, true>({ max: maxFailed, ttl: failedMs });
  let running: Promise<void> | undefined;
  let maker: ChildProcess | undefined;

  const takeJob = (source: string): PictureJob => {
    const all = [...waiting.values()].filter((one) => one.source === source);
    for (const { address } of all) waiting.delete(address);
    return {
      source: `${origin}${source}`,
      folder: pictures.folder,
      wanted: all
        .map(({ address, width }) => ({ width, name: madeName(address) }))
        .filter(({ name }) => !pictures.has(name)),
    };
  };

  const run = async (): Promise<void> => {
    try {
      for (const { source } of waiting.values()) {
        const job = takeJob(source);
        if (job.wanted.length === 0) continue;
        maker = maker?.connected ? maker : startMaker();
        const made = await make(maker, job);
        if (made.length === 0) failed.set(source, true);
        await pictures.add(made);
      }
    } finally {
      if (maker?.connected) maker.disconnect();
    }
  };

  return {
    add: (picture) => {
      if (waiting.size >= maxWaiting || failed.has(picture.source)) return;
      waiting.set(picture.address, picture);
      running ??= run()
        .catch((error: unknown) => console.error('Pictures could not be made', error))
        .finally(() => (running = undefined));
    },
    stop: () => {
      waiting.clear();
      if (maker?.connected) maker.disconnect();
    },
    done: async () => running,
  };
}

function startMaker(): ChildProcess {
  const { PATH = '' } = process.env;
  const maker = fork(resolve('lib/launch/pictures/maker.ts'), {
    env: { PATH, NODE_ENV: 'production' },
    execArgv: [],
  });
  maker.unref();
  return maker;
}

/** Returns nothing where the program ends before it answers. */
function make(maker: ChildProcess, job: PictureJob): Promise<readonly MadeFile[]> {
  return new Promise((settle) => {
    const none = () => settle([]);
    maker.once('exit', none);
    maker.once('error', none);
    maker.once('message', (made: MadeFile[]) => {
      maker.off('exit', none);
      maker.off('error', none);
      settle(made);
    });
    maker.send(job, (error) => error && none());
  });
}
