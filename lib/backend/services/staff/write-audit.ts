import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { auditEntries } from '../../db/schema/running.ts';

export interface AuditInput {
  /** Action as `order.step`: noun and verb. */
  action: string;
  /** Changed record, as `order:12`. */
  subject: string;
  before?: unknown;
  after?: unknown;
}

/**
 * Writes an audit entry in the transaction of the change; without a caller: the command line. Must
 * not contain secrets or health data.
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
