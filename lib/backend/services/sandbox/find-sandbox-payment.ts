import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { sandboxPayments } from '../../db/schema/sandbox.ts';
import { notFound } from '../../errors.ts';

export type SandboxPayment = typeof sandboxPayments.$inferSelect;

/** Returns a payment of the sandbox gateway. Throws 404 if unknown. */
export async function findSandboxPayment(
  { db }: ServiceContext,
  txnId: string,
): Promise<SandboxPayment> {
  const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.txnId, txnId));
  if (!row) throw notFound('Payment');
  return row;
}
