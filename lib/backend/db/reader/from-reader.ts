import type { ServiceContext } from '../../context.ts';

/**
 * Returns the context for reads of a list or a report: with the replica as database, if there is
 * one that has all that the caller may have seen; otherwise the same context. Only for reads, and
 * never for what a decision about stock or money follows from.
 */
export async function fromReader(context: ServiceContext): Promise<ServiceContext> {
  const db = await context.reader?.();
  return db ? { ...context, db } : context;
}

/** The replica lacks a version that the writer has already answered with: read from the writer. */
export class ReaderBehind extends Error {
  constructor() {
    super('The reader of the database is older than what is known already');
  }
}
