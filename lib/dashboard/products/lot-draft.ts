import { reportField, reportRules, type LotInput } from '../../contract/staff-product-lot';
import type { StaffLot } from '../../contract/staff-product-lot';

/** A lot as typed; empty: not known. */
export interface LotDraft extends Record<Exclude<keyof LotInput, 'grower_id'>, string> {
  grower_id: number | null;
}

export const lotNames = [
  'number',
  'grower_id',
  'harvested_on',
  'packed_on',
  'packed_at',
  'best_before',
  'laboratory',
  'tested_on',
] as const satisfies readonly (keyof LotInput)[];

/** Returns the inputs of a lot; empty ones for a new lot. */
export const toLotDraft = (lot: StaffLot | undefined): LotDraft => ({
  number: lot?.number ?? '',
  grower_id: lot?.grower?.id ?? null,
  harvested_on: lot?.harvested_on ?? '',
  packed_on: lot?.packed_on ?? '',
  packed_at: lot?.packed_at ?? '',
  best_before: lot?.best_before ?? '',
  laboratory: lot?.laboratory ?? '',
  tested_on: lot?.tested_on ?? '',
});

/** Returns the form that is sent to the store API, with the chosen report. */
export function lotForm(input: LotInput, report: File | undefined): FormData {
  const form = new FormData();
  for (const name of lotNames) form.append(name, String(input[name] ?? ''));
  if (report) form.append(reportField, report);
  return form;
}

/** Checks size and type before the upload; the store checks the content. */
export function reportFault({ size, type, name }: Pick<File, 'size' | 'type' | 'name'>) {
  const isPdf = type === reportRules.type || name.toLowerCase().endsWith('.pdf');
  if (!isPdf) return reportRules.wrongType;
  return size > reportRules.maxBytes ? reportRules.tooLarge : undefined;
}
