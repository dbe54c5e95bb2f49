import type { ImportOutcome, ImportStatus, ProductImport } from '../../contract/staff-import';
import type { StateLabel } from '../state-label';

export function importStatusLabel({ status, counts, can_apply }: ProductImport): StateLabel {
  if (status === 'checked') {
    if (counts.faulty > 0) return { label: 'Has errors', mood: 'bad' };
    return can_apply
      ? { label: 'Ready to import', mood: 'waits' }
      : { label: 'Nothing to import', mood: 'past' };
  }
  return standings[status];
}

const standings: Record<Exclude<ImportStatus, 'checked'>, StateLabel> = {
  checking: { label: 'Checking', mood: 'waits' },
  applying: { label: 'Importing', mood: 'waits' },
  applied: { label: 'Imported', mood: 'good' },
  failed: { label: 'Could not be read', mood: 'bad' },
};

export const outcomeLabels: Record<ImportOutcome, StateLabel> = {
  new: { label: 'To add', mood: 'good' },
  changed: { label: 'To update', mood: 'waits' },
  unchanged: { label: 'Unchanged', mood: 'past' },
  faulty: { label: 'Error', mood: 'bad' },
};

const number = new Intl.NumberFormat('en-IN');

export const products = (count: number): string =>
  `${number.format(count)} ${count === 1 ? 'product' : 'products'}`;

export function applyLabel({ counts }: ProductImport): string {
  const parts = [
    counts.new > 0 ? `add ${products(counts.new)}` : '',
    counts.changed > 0 ? `update ${products(counts.changed)}` : '',
  ].filter(Boolean);
  const text = parts.join(' and ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Progress as `done of all`; undefined while the total is unknown. */
export function importProgress({ status, done, lines, note }: ProductImport): {
  share: number;
  words: string;
} {
  const verb = status === 'applying' ? 'Importing' : 'Checking';
  if (note) return { share: 0, words: note };
  if (lines === 0) return { share: 0, words: 'Reading the file' };
  if (status === 'applying' && done >= lines) {
    return { share: 1, words: 'Updating search' };
  }
  return {
    share: done / lines,
    words: `${verb}: ${number.format(done)} of ${number.format(lines)} rows`,
  };
}

/** Sentences on the records that an import creates, with all their names. */
export function createdRecordTexts({ creates }: ProductImport): string[] {
  const kinds = ['brands', 'categories', 'forms', 'tags'] as const;
  return kinds
    .filter((kind) => creates[kind].length > 0)
    .map((kind) => `New ${kind}: ${creates[kind].join(', ')}.`);
}

export function leftOutText(count: number, isApplied = false): string {
  const rows = count === 1 ? '1 row' : `${number.format(count)} rows`;
  const was = count === 1 ? 'was' : 'were';
  return `${rows} with errors ${isApplied ? was : 'will be'} skipped`;
}
