import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { settings } from '../../db/schema/running.ts';

/** Returns the value of a setting; undefined if it was never set. */
export async function readSetting(
  { db }: Pick<ServiceContext, 'db'>,
  name: string,
): Promise<unknown> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, name));
  return row?.value;
}

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
