import { and, eq } from 'drizzle-orm';
import { weekDayOf } from '../../../contract/appointment-day.ts';
import { dayInIndia, timeInIndia } from '../../../contract/india-clock.ts';
import type { ServiceContext } from '../../context.ts';
import { appointmentDaysOff, appointmentSlots } from '../../db/schema/service.ts';
import { invalid } from '../../errors.ts';

/**
 * Throws 400 if no weekly hour begins at this moment: another weekday, a day off, or between two
 * hours.
 */
export async function requireHour({ db }: ServiceContext, startsAt: Date): Promise<void> {
  const day = dayInIndia(startsAt);
  const isFullMinute = startsAt.getTime() % 60_000 === 0;
  const [slot] = await db
    .select({ id: appointmentSlots.id })
    .from(appointmentSlots)
    .where(
      and(
        eq(appointmentSlots.weekDay, weekDayOf(day)),
        eq(appointmentSlots.startingHour, timeInIndia(startsAt)),
        eq(appointmentSlots.isOpen, true),
      ),
    );
  if (!slot || !isFullMinute) {
    throw invalid({ start_datetime: ['No slot is available at that time. Choose another.'] });
  }
  const [away] = await db
    .select({ day: appointmentDaysOff.day })
    .from(appointmentDaysOff)
    .where(eq(appointmentDaysOff.day, day));
  if (away) {
    throw invalid({ start_datetime: ['The vaidya is away that day. Choose another date.'] });
  }
}
