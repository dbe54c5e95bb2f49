import type { Endpoint, FileLimit } from './endpoint.ts';
import { pictureRules } from './file.ts';
import { sendExportLead } from './lead.ts';
import { returnOrder } from './order-change.ts';
import { changePicture } from './profile.ts';
import { uploadCataloguePicture } from './staff-category.ts';
import { uploadContentPicture } from './staff-content.ts';
import { startProductImport } from './staff-import.ts';
import { addPictures } from './staff-product-picture.ts';
import { changeLogo } from './staff-settings.ts';

/** Bytes that a body may have, the files of an upload aside. */
export const largestBody = 64 * 1024;

/** Bytes that the head of each part of a form may take. */
const partHead = 1024;

/** Every call that takes files. */
export const uploadCalls: readonly Endpoint[] = [
  sendExportLead,
  returnOrder,
  changePicture,
  uploadCataloguePicture,
  uploadContentPicture,
  startProductImport,
  addPictures,
  changeLogo,
];

/** The call that takes a form with files at a path of the store API; undefined where none does. */
export function findUploadCall(method: string, path: string): Endpoint | undefined {
  return uploadCalls.find((call) => call.method === method && pattern(call.path).test(path));
}

/** Bytes that a form with as many files in each field as `files` says may have. */
export function largestUpload(
  files: Readonly<Record<string, number>>,
  { mostBytes }: Pick<FileLimit, 'mostBytes'> = pictureRules,
): number {
  const count = Object.values(files).reduce((sum, one) => sum + one, 0);
  return largestBody + count * (mostBytes + partHead);
}

const pattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}/?$`);
