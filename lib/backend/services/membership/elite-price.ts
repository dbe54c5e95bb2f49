import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { settings } from '../../db/schema/running.ts';

const usualPrice = 19_900;

/** What a month of Elite costs, in paise: the setting `elite_price`, or ₹199 where it is not set. */
export async function elitePrice({ db }: ServiceContext): Promise<number> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, 'elite_price'));
  const price = row?.value;
  return Number.isSafeInteger(price) && Number(price) > 0 ? Number(price) : usualPrice;
}
