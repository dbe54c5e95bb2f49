import { importField, importRules, startProductImport } from '../../contract/staff-import';
import type { ProductImport } from '../../contract/staff-import';

export function fileFault({ size, name }: File): string | undefined {
  if (size > importRules.mostBytes) return importRules.tooLarge;
  return /\.(csv|txt|tsv|xlsx)$/i.test(name) ? undefined : importRules.missing;
}

/** Uploads a product list for checking. Throws ApiError. */
export async function sendList(file: File): Promise<ProductImport> {
  const form = new FormData();
  form.set(importField, file);
  const { send } = await import('../../api/browser');
  return (await send(startProductImport, { form })).data;
}
