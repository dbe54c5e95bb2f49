import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import type { RecordType, RecordRow } from './record-type.ts';
import { selectRows } from './rows.ts';

/** Returns one record as staff edit it; 404 for an unknown one. */
export async function readRecord<Row extends RecordRow, Input, Shown>(
  context: ServiceContext,
  recordType: RecordType<Row, Input, Shown, never>,
  id: number,
): Promise<Shown> {
  const rows = await selectRows(context.db, recordType, eq(recordType.table.id, id), {
    limit: 1,
  });
  const [shown] = await recordType.show(context, rows);
  if (shown === undefined) throw notFound(recordType.name);
  return shown;
}
