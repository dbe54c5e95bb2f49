import sharp from 'sharp';
import { pictureField, pictureRules } from '../../../contract/file.ts';
import type { KeptPicture } from '../../../contract/staff-content.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalid } from '../../errors.ts';
import { readFile } from '../file/read-file.ts';
import { withPictures } from '../picture/with-pictures.ts';
import { expectUse, pathOfKept } from './picture-use.ts';

/** No place of the shop shows more of a picture, however sharp the screen. */
const most = { within: 2_400 };

/**
 * Keeps a picture for a record that is being written: for a day, and for good once a record shows it.
 * 400 where none came, 413 and 415 as `keepPicture` says.
 */
export async function uploadPicture(
  context: ServiceContext,
  { customerId }: CustomerCaller,
  file: File | undefined,
): Promise<KeptPicture> {
  if (!file) throw invalid({ [pictureField]: [pictureRules.missing] });
  const sender = { kind: 'staff', customerId } as const;
  return withPictures(context, sender, [file], most, async ([name = '']) => {
    const { bytes } = await readFile(context, name);
    const { width, height } = await sharp(bytes).metadata();
    await inTransaction(context.db, (tx) => expectUse({ ...context, db: tx }, name));
    return { path: pathOfKept(name), width, height };
  });
}
