import type { Block, MailContent } from '../mail-content.ts';
import type { MessageData } from '../message-kinds.ts';
import { namaste } from '../namaste.ts';
import { sayMoment } from '../say.ts';
import type { Template } from '../template.ts';

const reason = 'You’re receiving this email because you made a booking for an event.';

type Booked = MessageData['seats_booked'];

const facts = ({ title, startsAt, place, seats }: Booked): Block => ({
  type: 'facts',
  facts: [
    { term: 'Event', value: title },
    { term: 'When', value: `${sayMoment(startsAt)} IST` },
    { term: 'Where', value: place || 'Online' },
    { term: 'Seats', value: String(seats) },
  ],
});

const toEvent = ({ path }: Booked): Block => ({ type: 'button', label: 'View event', path });

const canCancel = ({ seats }: Booked): Block => ({
  type: 'text',
  text: `Can’t make it? Cancel on the event page so that someone else can have your ${seats === 1 ? 'seat' : 'seats'}.`,
});

const data = ({ calendar }: Booked) => ({ calendar });

export const seatsBooked: Template<Booked> = {
  mail: (about): MailContent => ({
    subject: `Your booking: ${about.title}`,
    preview: sayMoment(about.startsAt),
    heading: about.seats === 1 ? 'Your seat is booked' : 'Your seats are booked',
    greeting: namaste(about.name),
    blocks: [
      { type: 'text', text: 'We look forward to seeing you. A calendar invite is attached.' },
      facts(about),
      toEvent(about),
      canCancel(about),
    ],
    reason,
    calendar: about.calendar,
  }),
  data,
  isCustomerTriggered: true,
};

export const eventChanged: Template<MessageData['event_changed']> = {
  mail: (about): MailContent => ({
    subject: `New ${about.change}: ${about.title}`,
    preview: sayMoment(about.startsAt),
    heading: 'Your event has changed',
    greeting: namaste(about.name),
    blocks: [
      {
        type: 'text',
        text: `The ${about.change} of your event ${about.change === 'time and venue' ? 'have' : 'has'} changed. You’re still booked. The attached invite updates your calendar.`,
      },
      facts(about),
      toEvent(about),
      canCancel(about),
    ],
    reason,
    calendar: about.calendar,
  }),
  data,
};

export const seatsCancelled: Template<MessageData['seats_cancelled']> = {
  mail: ({ name, title, startsAt, isByStore, calendar }): MailContent => ({
    subject: `Your booking has been cancelled: ${title}`,
    preview: sayMoment(startsAt),
    heading: 'Your booking has been cancelled',
    greeting: namaste(name),
    blocks: [
      {
        type: 'text',
        text: isByStore
          ? `We’re sorry, we’ve had to cancel your booking for “${title}” on ${sayMoment(startsAt)}.`
          : `Your booking for “${title}” on ${sayMoment(startsAt)} has been cancelled.`,
      },
      { type: 'button', label: 'See events', path: '/event' },
    ],
    reason,
    calendar,
  }),
  data,
  isCustomerTriggered: true,
};
