import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { auditEntries } from '../../db/schema/running.ts';

export interface AuditInput {
  /** What was done, as `order.step`: a noun and a verb. */
  action: string;
  /** What it was done to, as `order:12`. */
  subject: string;
  before?: unknown;
  after?: unknown;
}

/**
 * Writes down who changed what, in the transaction of the change; no caller: the command line. Nothing
 * secret, nothing of somebody's health.
 */
export async function writeAudit(
  { db, now }: ServiceContext,
  caller: CustomerCaller | undefined,
  entry: AuditInput,
): Promise<void> {
  await db
    .insert(auditEntries)
    .values({ staffId: caller?.customerId ?? null, ...entry, at: now() });
}
