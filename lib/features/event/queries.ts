import { cache } from 'react';
import { ApiError } from '../../api/api-error';
import { readStore } from '../../api/server';
import {
  getEvent,
  listEvents,
  type EventCard,
  type EventQuery,
  type StoreEvent,
} from '../../contract/event';

/** An event is over when its time has come, without anybody changing anything: seconds. */
const revalidate = 300;

/** The events of a period and a kind. */
export const readEvents = cache(
  async (status: EventQuery['status'], category?: EventQuery['category']): Promise<EventCard[]> => {
    const query = { status, category };
    return (await readStore(listEvents, { query, tags: ['events'], revalidate })).events;
  },
);

/** One event, or null where none of that id is published. */
export const findEvent = cache(async (id: number): Promise<StoreEvent | null> => {
  try {
    return (await readStore(getEvent, { params: { id }, tags: ['events', `event:${id}`] })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
});
