import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { addJob } from '../../jobs/add-job.ts';
import { tellSearchEngines } from '../seo/tell-search-engines.ts';
import { writeAudit } from '../staff/write-audit.ts';
import type { Change, RecordType, RecordRow } from './record-type.ts';
import { scheduleDeletion } from './picture-use.ts';

/**
 * Runs all side effects of a change in its transaction: audit log, deletion of unused pictures,
 * `afterChange`, revalidation of pages, report to search engines.
 */
export async function settleChange<Row extends RecordRow, Input, Shown>(
  context: ServiceContext,
  caller: CustomerCaller,
  recordType: RecordType<Row, Input, Shown, never>,
  change: Change<Row>,
): Promise<void> {
  const { before, after } = change;
  const { tags, paths } = recordType.effectOf(change);
  await writeAudit(
    context,
    caller,
    `${recordType.subject}.${verbOf(change)}`,
    `${recordType.subject}:${(after ?? before)?.id}`,
    changedParts(change),
  );
  const shown = new Set(after && recordType.picturesOf?.(after));
  const removedPaths =
    (before && recordType.picturesOf?.(before))?.filter((path) => !shown.has(path)) ?? [];
  await scheduleDeletion(
    context,
    removedPaths.filter((path) => path !== null),
  );
  await recordType.afterChange?.(context, change);
  if (tags.length > 0) await addJob(context.db, 'revalidate', { tags: [...new Set(tags)] });
  await tellSearchEngines(context, paths);
}

function verbOf({ before, after }: Change<RecordRow>): 'create' | 'change' | 'remove' {
  if (!before) return 'create';
  return after ? 'change' : 'remove';
}

const ignoredColumns = new Set(['version', 'updatedAt']);

/** For a change only the columns that differ. */
function changedParts<Row extends RecordRow>({ before, after }: Change<Row>) {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) =>
      !ignoredColumns.has(name) &&
      !(before && after && isSame(before[name as keyof Row], after[name as keyof Row])),
  );
  const pick = (row: Row | undefined) =>
    row && Object.fromEntries(names.map((name) => [name, row[name as keyof Row]]));
  return { before: pick(before), after: pick(after) };
}

/** Whether two column values are equal; dates and lists are compared by content. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
