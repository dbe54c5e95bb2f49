import { readOptional } from '../../api/server';
import { listFreeSlots } from '../../contract/appointment-slot';
import { routes } from '../../platform/routes';
import { loginToBook, parseSlot } from './slot-query';
import { sayStart } from './time-texts';

/**
 * Why a guest logs in for the booking form: the slot, or the next free one; undefined elsewhere.
 */
export async function readBookingReason(backTo: string): Promise<string | undefined> {
  const [path, query] = backTo.split('?');
  if (path !== routes.scheduleAppointment) return undefined;
  const slot = parseSlot(new URLSearchParams(query).get('slot'));
  if (slot) return loginToBook(slot);
  const diary = await readOptional(listFreeSlots, { tags: [], revalidate: 0 }, null);
  const next = diary?.data.flatMap(({ slots }) => slots)[0];
  return `Log in to book your appointment.${next ? ` Next free slot: ${sayStart(next.start_datetime)}.` : ''}`;
}
