import { cache } from 'react';
import { ApiError } from '../../api/api-error';
import { nullIfNotFound } from '../../api/call-errors';
import { readExtension, readStore } from '../../api/server';
import {
  getEvent,
  listEvents,
  type EventCard,
  type EventQuery,
  type StoreEvent,
} from '../../contract/event';

/** Seconds. An event ends by time, without a change that would revalidate its tag. */
const revalidate = 300;

export const readEvents = cache(
  async (status: EventQuery['status'], category?: EventQuery['category']): Promise<EventCard[]> => {
    const query = { status, category };
    return (await readStore(listEvents, { query, tags: ['events'], revalidate })).events;
  },
);

/** An event as far as the list of events describes it. Throws ApiError 404 if it is not there. */
async function readListed(id: number): Promise<{ status: true; data: StoreEvent }> {
  const event = (await readEvents('all_events')).find((one) => one.id === id);
  if (!event) throw new ApiError(404, { message: 'There is no such event' });
  const isOnline = (await readEvents('all_events', 'Online')).some((one) => one.id === id);
  const data = {
    ...event,
    ...(isOnline && { category: 'Online' as const }),
    image_alt: '',
    content: '',
    updated_at: event.start_datetime,
  };
  return { status: true, data };
}

export const findEvent = cache(async (id: number): Promise<StoreEvent | null> => {
  const options = { params: { id }, tags: ['events', `event:${id}`] };
  const answer = await readExtension(getEvent, options, () => readListed(id)).catch(nullIfNotFound);
  return answer?.data ?? null;
});
