import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { settings } from '../../db/schema/running.ts';

/** The value of a setting as it is kept; undefined where it was never set. */
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
