import type { ServiceContext } from '../../context.ts';
import { settings } from '../../db/schema/running.ts';

/** Writes a setting and replaces its old value. */
export async function writeSetting(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  name: string,
  value: unknown,
): Promise<void> {
  const updatedAt = now();
  await db
    .insert(settings)
    .values({ name, value, updatedAt })
    .onConflictDoUpdate({ target: settings.name, set: { value, updatedAt } });
}
