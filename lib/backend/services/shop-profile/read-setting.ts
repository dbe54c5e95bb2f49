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
