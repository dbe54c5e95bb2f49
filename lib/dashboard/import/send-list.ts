import { importField, importRules, startProductImport } from '../../contract/staff-import';
import type { ProductImport } from '../../contract/staff-import';

/** What is wrong with a file before it is sent. */
export function fileFault({ size, name }: File): string | undefined {
  if (size > importRules.mostBytes) return importRules.tooLarge;
  return /\.(csv|txt|tsv|xlsx)$/i.test(name) ? undefined : importRules.missing;
}

/** Sends a list of products to be looked through. Throws ApiError. */
export async function sendList(file: File): Promise<ProductImport> {
  const form = new FormData();
  form.set(importField, file);
  const { send } = await import('../../api/browser');
  return (await send(startProductImport, { form })).data;
}
