import { randomUUID } from 'node:crypto';
import { bookAppointment } from '../../../contract/appointment.ts';
import { daysLater, firstDay, slotStart, weekDayOf } from '../../../contract/appointment-day.ts';
import { listAppointmentSlots, type AppointmentSlot } from '../../../contract/appointment-slot.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import * as lead from '../../../contract/lead.ts';
import { listCountries } from '../../../contract/place.ts';
import { captchaFor, noCaptcha } from '../captcha.ts';
import type { Reply, Who } from '../client.ts';
import { callTitle } from '../contract-calls.ts';
import type { People, Suite } from '../suite.ts';
import { hasError } from './session.ts';

const DAYS_TRIED = 28;
const email = 'lead@conformance.example.in';

/** Sends enquiries named `Conformance test`, which stay, and books an appointment. */
export async function checkLeads(suite: Suite, { visitor, main }: People): Promise<void> {
  const { succeed, report } = suite;
  const company = {
    company_name: 'Conformance test',
    industry_type: 'Testing',
    company_size: '1 to 10',
    annual_revenue: '1_to_5_cr',
    company_registered: 'yes',
    full_name: 'Conformance test',
    email,
    question1: 'How did you hear about us?',
    answer1: 'By the conformance suite',
  };
  await checkLead(suite, lead.sendB2bLead, visitor, company, 'annual_revenue');
  await checkLead(suite, lead.sendExportLead, visitor, company, 'annual_revenue');
  const countries = (await succeed(listCountries))?.data ?? [];
  const country = (countries.find(({ country_name: name }) => name === 'India') ?? countries[0])
    ?.id;
  const recaptcha = await captchaFor(suite);
  if (recaptcha === undefined) {
    report.notTried(callTitle(lead.sendContactLead), noCaptcha);
    return report.notTried(callTitle(bookAppointment), noCaptcha);
  }
  const question = {
    company: 'Conformance test',
    name: 'Conformance test',
    country,
    email,
    subject: 'Conformance test',
    inquiry_description: 'Conformance test',
    age_group: '18 to 45',
    recaptcha,
  };
  await checkLead(suite, lead.sendContactLead, visitor, question, 'country');
  const slots = (await succeed(listAppointmentSlots))?.online_appointment_slot ?? [];
  if (main && country !== undefined) await checkAppointment(suite, main, slots, country);
}

async function checkLead(
  { succeed, refuse, check }: Suite,
  call: Endpoint,
  who: Who,
  body: Record<string, unknown>,
  field: string,
): Promise<void> {
  const key = randomUUID();
  const first = await succeed(call, { who, body, key });
  if (!first) return;
  const again = await succeed(call, { who, body, key, what: 'the same key again' });
  const isSame = JSON.stringify(again) === JSON.stringify(first);
  check(call, 'the same key gives the first answer', isSame, again);
  const changed = { ...body, email: 'other@conformance.example.in' };
  await refuse(call, 'the same key with another body', [409], { who, body: changed, key });
  for (const value of ['constructor', ['a list'], undefined]) {
    const what = `${field} ${JSON.stringify(value) ?? 'missing'}`;
    const failure = await refuse(call, what, [400], { who, body: { ...body, [field]: value } });
    check(call, `${what}: errors.${field}`, hasError(failure, field), failure);
  }
}

/** Books one free time twice in parallel: only one request may get it. */
async function checkAppointment(
  suite: Suite,
  who: Who,
  slots: AppointmentSlot[],
  country_id: number,
): Promise<void> {
  const { send, check, refuse, report } = suite;
  const buildBody = async (start_datetime: string) => ({
    event_type: 'Appointment',
    category: 'Online',
    start_datetime,
    name: 'Conformance test',
    country_id,
    email,
    mobile: '+919876543210',
    gender: 'Other',
    age_group: '18 to 45',
    problem_suffering_from: 'Other',
    problem_description: 'Conformance test',
    landmark: 'Conformance test',
    is_taking_medicine: false,
    type_of_medicine_list: [],
    recaptcha: await captchaFor(suite),
  });
  const today = daysLater(firstDay(new Date()), -1);
  await refuse(bookAppointment, 'a time in the past', [400], {
    who,
    body: await buildBody(slotStart(today, '00:00')),
  });
  for (let ahead = 1; ahead <= DAYS_TRIED; ahead += 1) {
    const day = daysLater(today, ahead);
    for (const slot of slots.filter(({ week_day_number: n }) => n === weekDayOf(day))) {
      const body = await buildBody(slotStart(day, slot.starting_hour));
      const booked = await send({ method: 'POST', path: '/events/', who, body });
      if (booked.status === 409) continue;
      return finishAppointment(suite, who, { ...body, recaptcha: await captchaFor(suite) }, booked);
    }
  }
  report.notTried(callTitle(bookAppointment), `no free time in ${DAYS_TRIED} days`);
  check(listAppointmentSlots, 'there are times', slots.length > 0, slots.length);
}

async function finishAppointment(
  suite: Suite,
  who: Who,
  body: Record<string, unknown>,
  booked: Reply,
): Promise<void> {
  const { check, refuse, later, send, report } = suite;
  if ([404, 405, 501].includes(booked.status)) return report.notOffered(callTitle(bookAppointment));
  check(bookAppointment, 'status 201', booked.status === 201, booked.text.slice(0, 200));
  const message = booked.json?.['message'];
  check(bookAppointment, 'message', typeof message === 'string' && message !== '', message);
  const { id } = (booked.json?.['data'] ?? {}) as { id?: number };
  // The call is an extension: where it is missing the appointment stays.
  if (id !== undefined) {
    later(() => send({ method: 'POST', path: `/user/appointments/${id}/cancel/`, who }));
  }
  await refuse(bookAppointment, 'a taken time', [409], { who, body });
}
