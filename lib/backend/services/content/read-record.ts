import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import type { Desk, RecordRow } from './desk.ts';
import { selectRows } from './rows.ts';

/** One record as staff edit it; 404 where there is none. */
export async function readRecord<Row extends RecordRow, Input, Shown>(
  context: ServiceContext,
  desk: Desk<Row, Input, Shown, never>,
  id: number,
): Promise<Shown> {
  const rows = await selectRows<Row>(context.db, desk, eq(desk.table.id, id), { limit: 1 });
  const [shown] = await desk.show(context, rows);
  if (shown === undefined) throw notFound(desk.name);
  return shown;
}
