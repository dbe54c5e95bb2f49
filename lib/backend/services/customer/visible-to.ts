import { sql, type SQL } from 'drizzle-orm';
import type { CustomerCaller } from '../../context.ts';

/** SQL condition on `customers`: staff accounts are visible to superusers only. */
export const visibleTo = ({ isSuperuser }: CustomerCaller): SQL =>
  isSuperuser ? sql`true` : sql`not is_staff and not is_superuser`;
