import { consultationPayment } from '../../../../contract/consultation-payment.ts';
import { formatMobile } from '../../../../contract/format-mobile.ts';
import type { Block, MailContent } from '../mail-content.ts';
import type { AppointmentSet, MessageData } from '../message-kinds.ts';
import { sayMoment, sayMomentInText, sayRupees, sayShortMoment } from '../say.ts';
import { namaste } from '../namaste.ts';
import type { Template } from '../template.ts';

const reason = 'You’re receiving this email because you booked an appointment.';

const facts = ({ startsAt, patient, mobile, place, fee }: AppointmentSet): Block => ({
  type: 'facts',
  facts: [
    { term: 'When', value: `${sayMoment(startsAt)} IST` },
    ...(patient ? [{ term: 'For', value: patient }] : []),
    { term: 'We’ll call you on', value: `${formatMobile(mobile)}, ${place}` },
    { term: 'Fee', value: fee > 0 ? `${sayRupees(fee)}. ${consultationPayment}.` : 'Free' },
  ],
});

function change({ changeUntil, phone }: AppointmentSet, isByStore = false): Block {
  const doubt = 'If the new time doesn’t suit you,';
  const contact = phone ? `call us on ${phone}` : 'reply to this email';
  const text = changeUntil
    ? `${isByStore ? `${doubt} you` : 'You'} can reschedule or cancel in your profile until ${sayMomentInText(changeUntil)} IST.`
    : `${isByStore ? doubt : 'To reschedule or cancel,'} please ${contact}.`;
  return { type: 'text', text };
}

const withoutFreeText = <About extends AppointmentSet>(about: About) => ({ ...about, patient: '' });

const toAppointment = ({ path }: AppointmentSet): Block => ({
  type: 'button',
  label: 'View appointment',
  path,
});

const beReady: Block = {
  type: 'text',
  text: 'Keep all current medicines and supplements handy, along with any reports from the past year.',
};

const values = ({ startsAt, place }: AppointmentSet) => ({ time: sayShortMoment(startsAt), place });

export const appointmentBooked: Template<MessageData['appointment_booked']> = {
  mail: (about): MailContent => ({
    subject: `Your appointment on ${sayMomentInText(about.startsAt)}`,
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
  withoutFreeText,
  data: ({ calendar }) => ({ calendar }),
};

/* Staff also move and cancel appointments for customers who call: no reason is given. */
const movedText = ({ before, isByStore }: MessageData['appointment_moved']) =>
  isByStore
    ? `We’ve moved your appointment on ${sayMomentInText(before)} to a new time. We’re sorry for any inconvenience.`
    : `Your appointment on ${sayMomentInText(before)} has been rescheduled.`;

export const appointmentMoved: Template<MessageData['appointment_moved']> = {
  mail: (about): MailContent => ({
    subject: `Your appointment has been rescheduled to ${sayMomentInText(about.startsAt)}`,
    preview: `It was on ${sayMomentInText(about.before)}.`,
    heading: 'Your appointment has been rescheduled',
    greeting: namaste(about.name),
    blocks: [
      {
        type: 'text',
        text: `${movedText(about)} The attached invite updates your calendar.`,
      },
      facts(about),
      toAppointment(about),
      change(about, about.isByStore),
    ],
    reason,
    calendar: about.calendar,
  }),
  sms: {
    pattern:
      'Your appointment with the ##shop## vaidya has been rescheduled to ##time## IST, ##place##.',
    values,
  },
  withoutFreeText,
  data: ({ calendar }) => ({ calendar }),
  isCustomerTriggered: true,
};

export const appointmentReminder: Template<MessageData['appointment_reminder']> = {
  mail: (about): MailContent => ({
    subject: `Reminder: your appointment on ${sayMomentInText(about.startsAt)}`,
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
  withoutFreeText,
};

export const appointmentCancelled: Template<MessageData['appointment_cancelled']> = {
  mail: ({ name, startsAt, isByStore, freeNow, calendar }): MailContent => ({
    subject: 'Your appointment has been cancelled',
    preview: sayMoment(startsAt),
    heading: 'Your appointment has been cancelled',
    greeting: namaste(name),
    blocks: [
      {
        type: 'text',
        text: `${isByStore ? `We’ve cancelled your appointment on ${sayMomentInText(startsAt)}. We’re sorry for any inconvenience.` : `Your appointment on ${sayMomentInText(startsAt)} has been cancelled.`} You can book another slot any time.`,
      },
      ...(freeNow
        ? ([
            {
              type: 'text',
              text: `Your first consultation is free, so there’s no fee for your appointment on ${sayMomentInText(freeNow)}.`,
            },
          ] as const)
        : []),
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
    pattern: 'Your appointment with the ##shop## vaidya on ##time## IST has been cancelled.',
    values: ({ startsAt }) => ({ time: sayShortMoment(startsAt) }),
  },
  data: ({ calendar }) => ({ calendar }),
};
