import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { LRUCache } from 'lru-cache';
import { allWidths, pictureWidths } from '../../format/picture-set.ts';
import type { PictureJob } from './make-widths.ts';
import { type MadeFile, madeName, type MadePictures, pictureFormats } from './made-pictures.ts';

const mostWaiting = 2_000;
const mostFailed = 2_000;
const failedMs = 3_600_000;

export interface PictureQueue {
  /** Takes pictures of the shop's own address, such as `/pictures/a.webp`. */
  add: (...sources: string[]) => void;
  /** Settles when nothing waits. */
  done: () => Promise<void>;
}

/**
 * Makes pictures in all widths and formats, one after the other, in a program of its own that ends
 * when nothing waits. Pictures above 2,000 that wait are left out, and for an hour those that could
 * not be made.
 */
export function createPictureQueue(pictures: MadePictures, origin: string): PictureQueue {
  const waiting = new Set<string>();
  const failed = new LRUCache<string, true>({ max: mostFailed, ttl: failedMs });
  let running: Promise<void> | undefined;

  const jobOf = (source: string): PictureJob => ({
    source: `${origin}${source}`,
    folder: pictures.folder,
    wanted: allWidths(source)
      .flatMap((address, place) =>
        pictureFormats.map((format) => ({
          width: pictureWidths[place] ?? 0,
          format,
          name: madeName(address, format),
        })),
      )
      .filter(({ name }) => !pictures.has(name)),
  });

  const run = async (): Promise<void> => {
    let maker: ChildProcess | undefined;
    try {
      for (const source of waiting) {
        waiting.delete(source);
        const job = jobOf(source);
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
    add: (...sources) => {
      for (const source of sources) {
        if (waiting.size < mostWaiting && !failed.has(source)) waiting.add(source);
      }
      running ??= run()
        .catch((error: unknown) => console.error('Pictures could not be made', error))
        .finally(() => (running = undefined));
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
