import sharp from 'sharp';
import { pictureField, pictureRules } from '../../../contract/file.ts';
import { pictureTag } from '../../../contract/running.ts';
import type { UploadedPicture } from '../../../contract/staff-content.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { invalid } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import { readFile } from '../file/keep-file.ts';
import { withPictures } from '../picture/with-pictures.ts';
import { deleteUnlessUsed, storedPicturePath } from './picture-use.ts';

/** Maximum size in pixels at which the storefront shows a picture, also on high-density screens. */
const maxSize = { within: 2_400 };

/**
 * Stores a picture for a record that is being written: for one day, permanently once a record shows
 * it. 400 if no file was sent, 413 and 415 as for `keepPicture`.
 */
export async function uploadPicture(
  context: ServiceContext,
  { customerId }: CustomerCaller,
  file: File | undefined,
): Promise<UploadedPicture> {
  if (!file) throw invalid({ [pictureField]: [pictureRules.missing] });
  const sender = { kind: 'staff', customerId } as const;
  return withPictures(context, sender, [file], maxSize, async ([name = '']) => {
    const { bytes } = await readFile(context, name);
    const { width, height } = await sharp(bytes).metadata();
    const path = storedPicturePath(name);
    await withinTransaction(context, async (within, tx) => {
      await deleteUnlessUsed(within, name);
      await addJob(tx, 'revalidate', { tags: [pictureTag(path)] });
    });
    return { path, width, height };
  });
}
