import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import { subDays } from 'date-fns/subDays';
import type { FileStorage } from '../providers/storage/file-storage.ts';
import { filesBelow } from './backup-files.ts';
import { manifestFile, backupName, stampOf } from './backup-manifest.ts';

/** One object of the bucket, so that it is sent within the time limit of a request. */
const partBytes = 8 * 1024 * 1024;
const digits = 6;
const type = 'application/octet-stream';

/**
 * Copies an encrypted backup to a bucket, in parts `<backup>/<file>/<number>`; the manifest comes
 * last and makes it complete. Then removes all but the newest complete ones, and incomplete ones
 * older than a day.
 */
export async function sendBackup(
  storage: FileStorage,
  folder: string,
  { kept, now, say }: { kept: number; now: Date; say: (line: string) => void },
): Promise<void> {
  const name = basename(folder);
  const files = (await filesBelow(folder)).filter((path) => path !== manifestFile);
  for (const path of [...files, manifestFile]) {
    let number = 0;
    for await (const part of createReadStream(join(folder, path), { highWaterMark: partBytes })) {
      const partName = String(number).padStart(digits, '0');
      await storage.write(`${name}/${path}/${partName}`, new Uint8Array(part as Buffer), type);
      number += 1;
    }
  }
  say(`Copied the backup ${name} to the bucket.`);
  const sent = await backupsIn(storage);
  const complete = [...sent].filter(([, parts]) => isComplete(parts)).map(([one]) => one);
  const dayAgo = stampOf(subDays(now, 1));
  const brokenOff = [...sent].filter(([one, parts]) => !isComplete(parts) && one < dayAgo);
  const old = complete.slice(0, -kept);
  for (const one of [...brokenOff.map(([broken]) => broken), ...old]) {
    // The manifest first: without it, the rest of an interrupted removal does not count as a
    // backup.
    const parts = (sent.get(one) ?? []).toSorted(
      (first, second) => Number(isOfManifest(second)) - Number(isOfManifest(first)),
    );
    for (const part of parts) await storage.remove(part);
    say(
      old.includes(one)
        ? `Removed the old backup ${one} from the bucket: BACKUPS_KEPT is ${kept}.`
        : `Removed the incomplete backup ${one} from the bucket.`,
    );
  }
}

const isOfManifest = (part: string) => part.split('/')[1] === manifestFile;

export const isComplete = (parts: readonly string[]): boolean => parts.some(isOfManifest);

/** Returns the parts of each backup in a bucket, oldest backup first, parts in their order. */
export async function backupsIn(storage: FileStorage): Promise<Map<string, string[]>> {
  const names: string[] = [];
  for await (const files of storage.list()) {
    names.push(...files.map(({ name }) => name).filter((name) => backupName.test(rootOf(name))));
  }
  return Map.groupBy(names.sort(), rootOf);
}

const rootOf = (name: string) => name.split('/')[0] ?? '';
