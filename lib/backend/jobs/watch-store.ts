import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StoreProblem } from '../../contract/store-problem.ts';
import type { ServiceContext } from '../context.ts';
import { endProblem, noteFailure, noteProblem } from '../observe/problems.ts';
import type { Part } from '../programs/part.ts';
import { envWithKeys } from '../services/provider-keys/env-with-keys.ts';
import { checkBackups } from '../services/store-health/check-backups.ts';
import { saveProblems } from '../services/store-health/save-problems.ts';

const checkEveryMs = 60_000;
const megabyte = 1024 * 1024;
const fullBytes = 32 * megabyte;
/** Warned of below this, on a small disk below a tenth of it. */
const nearlyFullBytes = 2_048 * megabyte;

/** Notes a disk that is full or nearly so; returns the faults that are surely over. */
async function checkDisk({ env, now }: ServiceContext): Promise<StoreProblem[]> {
  const { bsize, blocks, bavail } = await statfs(env.dataDir);
  const free = bavail * bsize;
  const isLow = free < Math.min(nearlyFullBytes, (blocks * bsize) / 10);
  const detail = `Only ${Math.floor(free / megabyte)} MB left in ${env.dataDir}`;
  if (free < fullBytes) noteProblem('disk_full', detail, now());
  if (isLow) {
    noteProblem('disk_nearly_full', detail, now());
    return [];
  }
  // What has failed on a full disk is left to time: it may be a quota, or another disk.
  endProblem('disk_nearly_full');
  return ['disk_nearly_full'];
}

const checks = [checkDisk, checkBackups];

/** Looks once at the server and tells of its faults: see `saveProblems`. */
export async function checkStore(context: ServiceContext): Promise<void> {
  const ended: StoreProblem[] = [];
  for (const check of checks) {
    try {
      ended.push(...(await check(context)));
    } catch (error) {
      // As on a full disk: what is known is still told.
      noteFailure(error, context.now());
    }
  }
  await saveProblems({ ...context, env: await envWithKeys(context) }, ended);
}

/** Looks each minute. A timer and no job: a full disk takes no jobs. */
export function watchStore(context: ServiceContext): Part {
  const stopping = new AbortController();
  const { signal } = stopping;
  const watch = async () => {
    while (!signal.aborted) {
      await checkStore(context).catch((error: unknown) => {
        noteFailure(error, context.now());
        context.log.warn({ err: error }, 'faults of the server could not be saved');
      });
      await sleep(checkEveryMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      stopping.abort();
      await watching;
    },
  };
}
