import { reportField, reportRules } from '../../../../contract/staff-product-lot.ts';
import type { ServiceContext } from '../../../context.ts';
import { dropFile, keepFile } from '../../file/keep-file.ts';
import { newClosedFileName } from '../../file/file-name.ts';
import type { FileSender } from '../../file/file-sender.ts';
import { readChecked } from '../../lead/attachment-type.ts';

/** The columns of a lot that name its report. */
export interface StoredReport {
  report: string;
  reportBytes: number;
}

const unavailable = 'We can’t save files right now. Try again later.';

/**
 * Checks the report of a laboratory, keeps it and calls `work` with its columns, undefined without
 * a file; if `work` fails, removes it. 413 above 5 MB, 415 unless its content is a PDF; 503 as
 * `keepFile`.
 */
export async function withReport<T>(
  context: ServiceContext,
  sender: FileSender,
  file: File | undefined,
  work: (stored: StoredReport | undefined) => Promise<T>,
): Promise<T> {
  const checked = file && (await readChecked(file, reportField, reportRules, ['pdf']));
  const stored = checked && (await keepReport(context, sender, checked.bytes));
  try {
    return await work(stored);
  } catch (error) {
    if (stored) await dropFile(context, stored.report);
    throw error;
  }
}

/** Keeps a report. The caller must refer to it, or call `dropFile`. Throws as `keepFile`. */
export async function keepReport(
  context: ServiceContext,
  sender: FileSender,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<StoredReport> {
  const name = newClosedFileName('pdf');
  await keepFile(context, sender, { name, bytes, type: reportRules.type }, unavailable);
  return { report: name, reportBytes: bytes.byteLength };
}
