import { sql, type SQL } from 'drizzle-orm';

/**
 * Sums the payments, named `p` in the condition, that do not match and wait for staff: what the
 * gateway reported, or else what was requested. Paise.
 */
export const amountInReview = (condition: SQL): SQL<number> => sql<number>`(
  select coalesce(sum(coalesce(p.taken, p.amount)), 0)::integer from payments p
  where p.status = 'flagged' and ${condition})`;
