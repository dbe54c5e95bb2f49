import { constants, setPriority } from 'node:os';
import { makePicture, type PictureJob } from './make-picture.ts';
import type { MadeFile } from './made-pictures.ts';

/*
 * Makes pictures for the storefront, one at a time, at the lowest priority: encoding takes half a
 * minute of processor time for ten pictures, and the shop must not feel it.
 */
setPriority(constants.priority.PRIORITY_LOW);

process.once('disconnect', () => process.exit(0));
process.on('message', (job: PictureJob) => {
  makePicture(job)
    .catch((error: unknown): MadeFile[] => {
      console.error(`${job.source} could not be made smaller. ${String(error)}`);
      return [];
    })
    .then((made) => process.send?.(made))
    .catch(() => process.exit(1));
});
