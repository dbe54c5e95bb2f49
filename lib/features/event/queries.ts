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

/** Seconds. An event ends by time alone, without a change that would revalidate its tag. */
const revalidate = 300;

export const readEvents = cache(
  async (status: EventQuery['status'], category?: EventQuery['category']): Promise<EventCard[]> => {
    const query = { status, category };
    return (await readStore(listEvents, { query, tags: ['events'], revalidate })).events;
  },
);

/** Returns one event; null if none with that id is published. */
export const findEvent = cache(async (id: number): Promise<StoreEvent | null> => {
  try {
    return (await readStore(getEvent, { params: { id }, tags: ['events', `event:${id}`] })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
});
