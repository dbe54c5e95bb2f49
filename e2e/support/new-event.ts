import { bookSeats } from '../../lib/contract/event.ts';
import * as events from '../../lib/contract/staff-event.ts';
import { accounts } from './accounts.ts';
import { storeApiAs } from './store-api.ts';

const dayMs = 86_400_000;

/** Creates an event in a week for one test, far enough from those that other tests count. */
export async function newEvent(seats: number): Promise<events.StaffEvent> {
  const office = await storeApiAs('staff');
  const start = new Date(Date.now() + 7 * dayMs);
  const body = {
    title: `Tasting ${Math.random().toString(36).slice(2, 10)}`,
    category: 'Online' as const,
    summary: 'Six honeys and a slice of bread.',
    content: '<p>Come hungry.</p>',
    venue: 'Online, by video link',
    city: '',
    event_image: null,
    image_alt: '',
    is_published: true,
    start_datetime: start.toISOString(),
    end_datetime: new Date(start.getTime() + dayMs / 24).toISOString(),
    seats,
  };
  return (await office.call(events.create, { body })).data;
}

/** Books a seat of an event as Ravi. */
export async function bookSeat({ id }: { id: number }): Promise<void> {
  const ravi = await storeApiAs('ravi');
  const body = { seats: 1, name: 'Ravi', email: accounts.ravi.email };
  await ravi.call(bookSeats, { params: { id }, body });
}
