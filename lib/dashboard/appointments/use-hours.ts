import useSWR from 'swr';
import { readLazily, sendLazily } from '../../api/lazily';
import type { AnswerOf } from '../../contract/endpoint';
import {
  addDayOff,
  addSlot,
  changeSlot,
  removeDayOff,
  type listDaysOff,
  type listStaffSlots,
} from '../../contract/staff-appointment';
import { daysOffPath, staffSlotsPath } from '../../contract/staff-appointment-paths';

const booked = (count: number) =>
  count === 0
    ? ''
    : ` ${count === 1 ? '1 appointment is' : `${count} appointments are`} still booked then. Reschedule or cancel ${count === 1 ? 'it' : 'them'}.`;

/** Each change shows its result and throws ApiError. */
export function useHours() {
  const { data, error, mutate } = useSWR<AnswerOf<typeof listStaffSlots>>(
    staffSlotsPath,
    readLazily,
  );
  return {
    slots: data?.data,
    hasFailed: error !== undefined && !data,
    readAgain: () => mutate(),
    add: async (weekDay: number, hour: string): Promise<string> => {
      const body = { week_day_number: weekDay, starting_hour: hour };
      const { message } = await sendLazily(addSlot, { body });
      await mutate();
      return message ?? 'Slot added.';
    },
    set: async (id: number, isOpen: boolean): Promise<string> => {
      const answer = await sendLazily(changeSlot, { params: { id }, body: { is_open: isOpen } });
      await mutate();
      return `${isOpen ? 'Slot opened.' : 'Slot closed.'}${booked(answer.still_booked)}`;
    },
  };
}

/** Days off from today on. Each change shows its result and throws ApiError. */
export function useDaysOff() {
  const { data, error, mutate } = useSWR<AnswerOf<typeof listDaysOff>>(daysOffPath, readLazily);
  return {
    days: data?.data,
    hasFailed: error !== undefined && !data,
    readAgain: () => mutate(),
    add: async (day: string, until: string, reason: string): Promise<string> => {
      const answer = await sendLazily(addDayOff, {
        body: { day, ...(until && { until }), reason },
      });
      await mutate();
      return `${until && until !== day ? 'Days off added.' : 'Day off added.'}${booked(answer.still_booked)}`;
    },
    remove: async (day: string): Promise<string> => {
      const { message } = await sendLazily(removeDayOff, { params: { day } });
      await mutate();
      return message ?? 'Day off removed.';
    },
  };
}
