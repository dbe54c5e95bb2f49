import type { Owner, ServiceContext } from '../../context.ts';
import type { Queryable } from '../client.ts';
import { isDatabaseAway, isTooSlow } from '../sql-state.ts';
import { hasAll, raiseMark, readMarks, shopMark, staffMark } from './marks.ts';
import type { Reader } from './open-reader.ts';
import { ReaderBehind } from './from-reader.ts';

/**
 * Runs a read with a context that may use the replica, and again without it if that fails.
 * Customers and visitors always read from the writer: their writes have no marks.
 */
export async function withReader<T>(
  reader: Reader | undefined,
  context: ServiceContext,
  caller: Owner | undefined,
  work: (context: ServiceContext) => Promise<T>,
): Promise<T> {
  const mark = markOf(caller);
  if (!reader || !mark) return work(context);
  let chosen: Promise<Queryable | undefined> | undefined;
  const choose = () => (chosen ??= chooseReader(reader, context.db, mark));
  try {
    return await work({ ...context, reader: choose });
  } catch (error) {
    if (!(await chosen) || !isReaderFault(error)) throw error;
    context.log.debug({ err: error }, 'what the reader could not answer is read from the writer');
    return work(context);
  }
}

/** Returns how `warmIndex` and similar may use the replica: for reads without a customer. */
export const readerForAll =
  (reader: Reader, writer: Queryable): NonNullable<ServiceContext['reader']> =>
  () =>
    chooseReader(reader, writer, shopMark);

/** To be called when a caller has written: staff then read it in their lists. Never throws. */
export async function markWrite(
  { db, log }: ServiceContext,
  caller: Owner | undefined,
): Promise<void> {
  const mark = caller && markOf(caller);
  if (!mark) return;
  await raiseMark(db, mark).catch((error: unknown) =>
    log.warn({ err: error }, 'lists may lack what was written for some seconds'),
  );
}

function markOf(caller: Owner | undefined): string | undefined {
  if (!caller) return shopMark;
  return caller.kind === 'customer' && caller.isStaff ? staffMark(caller.customerId) : undefined;
}

async function chooseReader(
  reader: Reader,
  writer: Queryable,
  mark: string,
): Promise<Queryable | undefined> {
  if (reader.state() !== 'up') return undefined;
  const [wanted, there] = await Promise.all([
    readMarks(writer, mark),
    readMarks(reader.db, mark).catch(() => undefined),
  ]);
  return there && hasAll(there, wanted) ? reader.db : undefined;
}

/** Faults after which the writer is asked. A statement timeout is none: it would time out again. */
const isReaderFault = (error: unknown) =>
  error instanceof ReaderBehind || (isDatabaseAway(error) && !isTooSlow(error));
