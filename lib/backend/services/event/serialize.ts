import type { EventCard, StoreEvent } from '../../../contract/event.ts';
import type { events } from '../../db/schema/content.ts';

export type EventRow = typeof events.$inferSelect;

export function toEventCard(row: EventRow): EventCard {
  return {
    id: row.id,
    title: row.title,
    event_image: row.image,
    start_datetime: row.startsAt.toISOString(),
    end_datetime: row.endsAt.toISOString(),
    category: row.category === 'Online' ? 'Online' : 'Physical Event',
    summary: row.summary,
    venue: row.venue,
    city: row.city,
    slug: row.slug,
  };
}

export function toEvent(row: EventRow): StoreEvent {
  return {
    ...toEventCard(row),
    image_alt: row.imageAlt,
    content: row.content,
    updated_at: row.updatedAt.toISOString(),
  };
}
