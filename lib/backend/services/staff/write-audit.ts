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
  context: ServiceContext,
  caller: CustomerCaller | undefined,
  action: AuditInput['action'],
  subject: AuditInput['subject'],
  change: Pick<AuditInput, 'before' | 'after'> = {},
): Promise<void> {
  await writeAudits(context, caller, [{ action, subject, ...change }]);
}

/** The same for several entries, in one statement. */
export async function writeAudits(
  { db, now }: ServiceContext,
  caller: CustomerCaller | undefined,
  entries: readonly AuditInput[],
): Promise<void> {
  if (entries.length === 0) return;
  const at = now();
  await db
    .insert(auditEntries)
    .values(entries.map((entry) => ({ staffId: caller?.customerId ?? null, ...entry, at })));
}
