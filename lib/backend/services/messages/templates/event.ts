import { dayInIndia, timeInIndia } from '../../../../contract/india-clock.ts';
import type { Block, MailContent } from '../mail-content.ts';
import type { MessageData } from '../message-kinds.ts';
import { namaste } from '../namaste.ts';
import { sayList, sayMoment, sayMomentInText, sayPeriod } from '../say.ts';
import type { Template } from '../template.ts';

const reason = 'You’re receiving this email because you made a booking for an event.';

type Booked = MessageData['seats_booked'];

const facts = ({ title, startsAt, endsAt, place, isOnline, seats }: Booked): Block => ({
  type: 'facts',
  facts: [
    { term: 'Event', value: title },
    { term: 'When', value: `${sayPeriod(startsAt, endsAt)} IST` },
    { term: 'Where', value: place || 'Online' },
    ...(isOnline ? [{ term: 'How to join', value: 'See the event page' }] : []),
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

type Changed = MessageData['event_changed'];

const isSet = (text: string | false) => text !== false;
const minutes = ({ startsAt, endsAt }: Changed['before']) => endsAt.getTime() - startsAt.getTime();

function changesOf({ before, ...now }: Changed): string[] {
  const isDate = dayInIndia(before.startsAt) !== dayInIndia(now.startsAt);
  const isTime =
    timeInIndia(before.startsAt) !== timeInIndia(now.startsAt) || minutes(before) !== minutes(now);
  return [isDate && 'date', isTime && 'time', before.place !== now.place && 'venue'].filter(isSet);
}

export const eventChanged: Template<Changed> = {
  mail: (about): MailContent => {
    const { before, title, startsAt, endsAt, place, name, calendar } = about;
    const changes = changesOf(about);
    const isVenue = changes.includes('venue');
    const isWhen = changes.some((change) => change !== 'venue');
    return {
      subject: `New ${sayList(changes)}: ${title}`,
      preview: [isWhen && sayPeriod(startsAt, endsAt), isVenue && (place || 'Online')]
        .filter(isSet)
        .join(', '),
      heading: 'The event has changed',
      greeting: namaste(name),
      blocks: [
        {
          type: 'text',
          text: [
            `“${title}” has a new ${sayList(changes)}.`,
            isWhen && `It was earlier scheduled for ${sayPeriod(before.startsAt, before.endsAt)}.`,
            isVenue && before.place !== '' && `The earlier venue was ${before.place}.`,
            'You’re still booked. The attached invite updates your calendar.',
          ]
            .filter(isSet)
            .join(' '),
        },
        facts(about),
        toEvent(about),
        canCancel(about),
      ],
      reason,
      calendar,
    };
  },
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
          ? `We’re sorry, but we’ve had to cancel your booking for “${title}” on ${sayMomentInText(startsAt)}. Questions? Reply to this email.`
          : `Your booking for “${title}” on ${sayMomentInText(startsAt)} has been cancelled.`,
      },
      { type: 'button', label: 'See events', path: '/event' },
    ],
    reason,
    calendar,
  }),
  data,
  isCustomerTriggered: true,
};
