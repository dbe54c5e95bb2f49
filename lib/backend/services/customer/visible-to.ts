import { sql, type SQL } from 'drizzle-orm';
import type { CustomerCaller } from '../../context.ts';

/** The condition on `customers` of whom somebody may see: who works in the shop is for owners alone. */
export const visibleTo = ({ isSuperuser }: CustomerCaller): SQL =>
  isSuperuser ? sql`true` : sql`not is_staff and not is_superuser`;
