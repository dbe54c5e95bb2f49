import type { Block, MailContent } from '../mail-content.ts';
import type { AppointmentSet, MessageData } from '../message-kinds.ts';
import { sayMoment, sayRupees, sayShortMoment } from '../say.ts';
import { namaste } from '../namaste.ts';
import type { Template } from '../template.ts';

const reason = 'You’re receiving this email because you booked an appointment.';

const facts = ({ startsAt, place, fee }: AppointmentSet): Block => ({
  type: 'facts',
  facts: [
    { term: 'When', value: `${sayMoment(startsAt)} IST` },
    { term: 'How', value: `Our vaidya will call you ${place}` },
    {
      term: 'Fee',
      value:
        fee > 0
          ? `${sayRupees(fee)}. The vaidya will tell you how to pay during the call.`
          : 'Free',
    },
  ],
});

const change = ({ changeUntil, phone }: AppointmentSet): Block => ({
  type: 'text',
  text: changeUntil
    ? `You can reschedule or cancel in your profile until ${sayMoment(changeUntil)} IST.`
    : `It’s too late to reschedule or cancel online. ${phone ? `Call us on ${phone}.` : 'Reply to this email.'}`,
});

const toAppointment = ({ path }: AppointmentSet): Block => ({
  type: 'button',
  label: 'View appointment',
  path,
});

const beReady: Block = {
  type: 'text',
  text: 'Keep your medicines, supplements and any reports from the past year handy.',
};

const values = ({ startsAt, place }: AppointmentSet) => ({ time: sayShortMoment(startsAt), place });

export const appointmentBooked: Template<MessageData['appointment_booked']> = {
  mail: (about): MailContent => ({
    subject: `Your appointment on ${sayMoment(about.startsAt)}`,
    preview: 'Your appointment with our vaidya is confirmed.',
    heading: 'Your appointment is confirmed',
    greeting: namaste(about.name),
    blocks: [
      {
        type: 'text',
        text: 'Your appointment with our vaidya is confirmed. A calendar invite is attached.',
      },
      facts(about),
      toAppointment(about),
      beReady,
      change(about),
    ],
    reason,
    calendar: about.calendar,
  }),
  sms: {
    pattern: 'Your appointment with the ##shop## vaidya is confirmed for ##time## IST, ##place##.',
    values,
  },
  data: ({ calendar }) => ({ calendar }),
};

export const appointmentMoved: Template<MessageData['appointment_moved']> = {
  mail: (about): MailContent => ({
    subject: `Your appointment has been rescheduled to ${sayMoment(about.startsAt)}`,
    preview: `It was on ${sayMoment(about.before)}.`,
    heading: 'Your appointment has been rescheduled',
    greeting: namaste(about.name),
    blocks: [
      {
        type: 'text',
        text: `Your appointment on ${sayMoment(about.before)} has been rescheduled. The attached invite updates your calendar.`,
      },
      facts(about),
      toAppointment(about),
      change(about),
    ],
    reason,
    calendar: about.calendar,
  }),
  sms: {
    pattern:
      'Your appointment with the ##shop## vaidya has been rescheduled to ##time## IST, ##place##.',
    values,
  },
  data: ({ calendar }) => ({ calendar }),
  isCustomerTriggered: true,
};

export const appointmentReminder: Template<MessageData['appointment_reminder']> = {
  mail: (about): MailContent => ({
    subject: `Reminder: your appointment on ${sayMoment(about.startsAt)}`,
    preview: 'Your appointment with our vaidya is tomorrow.',
    heading: 'Your appointment is tomorrow',
    greeting: namaste(about.name),
    blocks: [
      { type: 'text', text: 'Your appointment with our vaidya is tomorrow.' },
      facts(about),
      toAppointment(about),
      beReady,
      change(about),
    ],
    reason,
  }),
  sms: {
    pattern:
      'Reminder: your appointment with the ##shop## vaidya is tomorrow, ##time## IST, ##place##.',
    values,
  },
};

export const appointmentCancelled: Template<MessageData['appointment_cancelled']> = {
  mail: ({ name, startsAt, isByStore, calendar }): MailContent => ({
    subject: 'Your appointment has been cancelled',
    preview: sayMoment(startsAt),
    heading: 'Your appointment has been cancelled',
    greeting: namaste(name),
    blocks: [
      {
        type: 'text',
        text: isByStore
          ? `We’re sorry, our vaidya isn’t available on ${sayMoment(startsAt)}, so we’ve had to cancel your appointment. Please book another slot.`
          : `Your appointment on ${sayMoment(startsAt)} has been cancelled. You can book another slot any time.`,
      },
      {
        type: 'text',
        text: 'We’ve deleted the details you shared for this appointment.',
      },
      { type: 'button', label: 'Book appointment', path: '/consult-our-vaidya' },
    ],
    reason,
    calendar,
  }),
  sms: {
    pattern: 'Your appointment with the ##shop## vaidya on ##time## has been cancelled.',
    values: ({ startsAt }) => ({ time: sayShortMoment(startsAt) }),
  },
  data: ({ calendar }) => ({ calendar }),
};
