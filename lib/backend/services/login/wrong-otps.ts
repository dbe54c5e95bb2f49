import { and, eq, gt, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { otpCodes } from '../../db/schema/customer.ts';

const day = 24 * 60 * 60;
const month = 30 * day;

/** Wrong login codes of unknown devices for one number in 30 days; above that codes are long. */
const maxWrongForShort = 65;

/** Whether strangers have tried so many codes of a number that the next ones must be longer. */
export const needsLongOtp = async (context: ServiceContext, mobile: string): Promise<boolean> =>
  (await countWrongOtps(context, mobile)).inMonth >= maxWrongForShort;

/** Returns the wrong login codes that unknown devices have tried with a number. */
export async function countWrongOtps(
  { db, now }: ServiceContext,
  mobile: string,
): Promise<{ inDay: number; inMonth: number }> {
  const since = (seconds: number) => new Date(now().getTime() - seconds * 1000);
  const [sum] = await db
    .select({
      inMonth: sql<number>`coalesce(sum(${otpCodes.strangerTries}), 0)::int`,
      inDay: sql<number>`coalesce(sum(${otpCodes.strangerTries})
        filter (where ${otpCodes.createdAt} > ${since(day).toISOString()}::timestamptz), 0)::int`,
    })
    .from(otpCodes)
    .where(
      and(
        eq(otpCodes.mobile, mobile),
        eq(otpCodes.purpose, 'login'),
        gt(otpCodes.createdAt, since(month)),
      ),
    );
  return { inDay: sum?.inDay ?? 0, inMonth: sum?.inMonth ?? 0 };
}
