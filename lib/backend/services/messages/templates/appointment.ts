import type { Block, MailContent } from '../mail-content.ts';
import type { AppointmentSet, MessageData } from '../message-kinds.ts';
import { sayMoment, sayRupees, sayShortMoment } from '../say.ts';
import { namaste } from '../namaste.ts';
import type { Template } from '../template.ts';

const reason = 'You get this email because you asked for an appointment.';

const facts = ({ startsAt, place, fee }: AppointmentSet): Block => ({
  type: 'facts',
  facts: [
    { term: 'When', value: sayMoment(startsAt) },
    { term: 'How', value: `Our vaidya calls you ${place}` },
    {
      term: 'Cost',
      value: fee > 0 ? `${sayRupees(fee)}, the vaidya tells you in the call how to pay` : 'Free',
    },
  ],
});

const change = ({ changeUntil }: AppointmentSet): Block => ({
  type: 'text',
  text: `All times are Indian times. Until ${sayMoment(changeUntil)} you can reschedule or cancel it in your profile.`,
});

const toAppointment = ({ path }: AppointmentSet): Block => ({
  type: 'button',
  label: 'See your appointment',
  path,
});

const beReady: Block = {
  type: 'text',
  text: 'Have the names of all medicines and herbs beside you that you take, and reports of the last year, if there are any.',
};

const values = ({ startsAt, place }: AppointmentSet) => ({ time: sayShortMoment(startsAt), place });

export const appointmentBooked: Template<MessageData['appointment_booked']> = {
  mail: (about): MailContent => ({
    subject: `Your appointment on ${sayMoment(about.startsAt)}`,
    preview: 'Our vaidya expects you.',
    heading: 'Your appointment',
    greeting: namaste(about.name),
    blocks: [
      {
        type: 'text',
        text: 'Our vaidya expects you. The attached file is for your calendar.',
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
    pattern:
      'Your appointment with the ##shop## vaidya: ##time##, ##place##. All times are Indian times.',
    values,
  },
  data: ({ calendar }) => ({ calendar }),
};

export const appointmentMoved: Template<MessageData['appointment_moved']> = {
  mail: (about): MailContent => ({
    subject: `Your appointment is moved to ${sayMoment(about.startsAt)}`,
    preview: 'Our vaidya expects you then.',
    heading: 'Your appointment is moved',
    greeting: namaste(about.name),
    blocks: [
      {
        type: 'text',
        text: `Your appointment on ${sayMoment(about.before)} has another time. The attached file moves it in your calendar.`,
      },
      facts(about),
      toAppointment(about),
      change(about),
    ],
    reason,
    calendar: about.calendar,
  }),
  sms: {
    pattern: 'Your appointment with the ##shop## vaidya is moved to ##time##, ##place##.',
    values,
  },
  data: ({ calendar }) => ({ calendar }),
  isCustomerTriggered: true,
};

export const appointmentReminder: Template<MessageData['appointment_reminder']> = {
  mail: (about): MailContent => ({
    subject: `Tomorrow: your appointment at ${sayMoment(about.startsAt)}`,
    preview: 'Our vaidya expects you.',
    heading: 'Your appointment is tomorrow',
    greeting: namaste(about.name),
    blocks: [facts(about), toAppointment(about), beReady, change(about)],
    reason,
  }),
  sms: {
    pattern: 'Tomorrow is your appointment with the ##shop## vaidya: ##time##, ##place##.',
    values,
  },
};

export const appointmentCancelled: Template<MessageData['appointment_cancelled']> = {
  mail: ({ name, startsAt, isByStore, calendar }): MailContent => ({
    subject: 'Your appointment is cancelled',
    preview: sayMoment(startsAt),
    heading: 'Your appointment is cancelled',
    greeting: namaste(name),
    blocks: [
      {
        type: 'text',
        text: isByStore
          ? `Our vaidya cannot keep your appointment on ${sayMoment(startsAt)}. We are sorry. Please choose another time, any day.`
          : `Your appointment on ${sayMoment(startsAt)} is cancelled. You can choose another time any day.`,
      },
      {
        type: 'text',
        text: 'What you had written for the vaidya is deleted.',
      },
      { type: 'button', label: 'Choose another time', path: '/consult-our-vaidya' },
    ],
    reason: 'You get this email because you had an appointment.',
    calendar,
  }),
  sms: {
    pattern: 'Your appointment with the ##shop## vaidya on ##time## is cancelled.',
    values: ({ startsAt }) => ({ time: sayShortMoment(startsAt) }),
  },
  data: ({ calendar }) => ({ calendar }),
};
