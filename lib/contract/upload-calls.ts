import { matchesPath, type Endpoint, type FileLimit } from './endpoint.ts';
import { pictureRules } from './file.ts';
import { sendExportLead } from './lead.ts';
import { returnOrder } from './order-change.ts';
import { changePicture } from './profile.ts';
import { changeReviewPictures } from './review.ts';
import { uploadCataloguePicture } from './staff-category.ts';
import { uploadContentPicture } from './staff-content.ts';
import { startProductImport } from './staff-import.ts';
import { addLot, changeLot } from './staff-product-lot.ts';
import { addPictures } from './staff-product-picture.ts';
import { changeLogo } from './staff-settings.ts';

/** Maximum size of a request body in bytes, except file uploads. */
export const largestBody = 64 * 1024;

/** Bytes allowed for the headers of each part of a multipart form. */
const partHead = 1024;

export const uploadCalls: readonly Endpoint[] = [
  sendExportLead,
  returnOrder,
  changePicture,
  changeReviewPictures,
  uploadCataloguePicture,
  uploadContentPicture,
  startProductImport,
  addPictures,
  addLot,
  changeLot,
  changeLogo,
];

/** Returns the upload call for a method and a path of the store API; undefined if there is none. */
export function findUploadCall(method: string, path: string): Endpoint | undefined {
  return uploadCalls.find((call) => call.method === method && matchesPath(call, path));
}

/**
 * Returns the maximum size in bytes of a multipart form with the given number of files per field.
 */
export function largestUpload(
  files: Readonly<Record<string, number>>,
  { maxBytes }: Pick<FileLimit, 'maxBytes'> = pictureRules,
): number {
  const count = Object.values(files).reduce((sum, one) => sum + one, 0);
  return largestBody + count * (maxBytes + partHead);
}
