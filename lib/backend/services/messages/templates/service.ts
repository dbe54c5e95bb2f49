import type { Letter } from '../letter.ts';
import type { MessageData } from '../message-kinds.ts';
import { sayMoment, sayShortMoment } from '../say.ts';
import type { Template } from '../template.ts';

export const appointmentBooked: Template<MessageData['appointment_booked']> = {
  mail: ({ name, startsAt, place }): Letter => ({
    subject: `Your appointment on ${sayMoment(startsAt)}`,
    preview: 'Our vaidya expects you.',
    heading: 'Your appointment',
    greeting: `Namaste ${name},`,
    blocks: [
      { type: 'text', text: 'Our vaidya expects you. All times are Indian times.' },
      {
        type: 'facts',
        facts: [
          { term: 'When', value: sayMoment(startsAt) },
          { term: 'Where', value: place },
        ],
      },
      {
        type: 'text',
        text: 'If you cannot come, answer this mail, so that somebody else can have the time.',
      },
    ],
    reason: 'You get this mail because you asked for an appointment.',
  }),
  sms: {
    pattern:
      'Your appointment with the SOSE vaidya: ##time##, ##place##. All times are Indian times.',
    values: ({ startsAt, place }) => ({ time: sayShortMoment(startsAt), place }),
  },
};

export const appointmentCancelled: Template<MessageData['appointment_cancelled']> = {
  mail: ({ name, startsAt }): Letter => ({
    subject: 'Your appointment is cancelled',
    preview: sayMoment(startsAt),
    heading: 'Your appointment is cancelled',
    greeting: `Namaste ${name},`,
    blocks: [
      {
        type: 'text',
        text: `Your appointment on ${sayMoment(startsAt)} is cancelled. You can choose another time any day.`,
      },
      { type: 'button', label: 'Choose another time', path: '/consult-our-vaidya' },
    ],
    reason: 'You get this mail because you had an appointment.',
  }),
  sms: {
    pattern: 'Your appointment with the SOSE vaidya on ##time## is cancelled.',
    values: ({ startsAt }) => ({ time: sayShortMoment(startsAt) }),
  },
};

export const enquiryReceived: Template<MessageData['enquiry_received']> = {
  mail: ({ name, subject }): Letter => ({
    subject: 'We have your enquiry',
    preview: 'A person reads it and answers you.',
    heading: 'We have your enquiry',
    greeting: `Namaste ${name},`,
    blocks: [
      {
        type: 'text',
        text: 'Thank you for writing to us. A person reads it and answers you.',
      },
      { type: 'facts', facts: [{ term: 'About', value: subject }] },
    ],
    reason: 'You get this mail because you wrote to us.',
  }),
};
