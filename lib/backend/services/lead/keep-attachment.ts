import { attachmentRules } from '../../../contract/lead-options.ts';
import type { ServiceContext } from '../../context.ts';
import { StoreError } from '../../errors.ts';
import { newClosedFileName } from '../file/file-name.ts';
import type { FileSender } from '../file/file-sender.ts';
import { keepFile } from '../file/keep-file.ts';
import { attachmentEnding, attachmentTypes } from './attachment-type.ts';
import { attachmentTitle } from './attachment-title.ts';

/** A lead's attachment: its storage name and its display name. */
export interface Attachment {
  name: string;
  title: string;
}

const field = attachmentRules.field;
const unavailable = 'Files cannot be kept right now. Please try again later!';

/**
 * Checks an uploaded file and stores it unchanged; only staff can download it. 413 above 5 MB, 415
 * if its content type is not accepted; 413, 429 and 503 as for `keepFile`.
 */
export async function keepAttachment(
  context: ServiceContext,
  sender: FileSender,
  file: File,
): Promise<Attachment> {
  const { mostBytes, tooLarge, wrongType } = attachmentRules;
  if (file.size > mostBytes) throw refused(413, tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const ending = attachmentEnding(bytes);
  if (!ending) throw refused(415, wrongType);
  const name = newClosedFileName(ending);
  await keepFile(context, sender, { name, bytes, type: attachmentTypes[ending] }, unavailable);
  return { name, title: attachmentTitle(file.name, ending) };
}

const refused = (status: 413 | 415, message: string) =>
  new StoreError(status, message, { errors: { [field]: [message] } });
