import { eq } from 'drizzle-orm';
import { sendContactLead } from '../../contract/lead.ts';
import { listCities, listCountries, listStates } from '../../contract/place.ts';
import { leads } from '../db/schema/service.ts';
import { idOfNumber } from '../services/lead/lead-number.ts';
import { captchaToken } from './solve-captcha.ts';
import type { Answer, CallOptions, TestStore } from './test-store.ts';

export const leadPaths = {
  contact: '/inquiries/',
  b2b: '/user/web/b2b/create/',
  export: '/user/web/Exportlead/create/',
  franchise: '/inquiries/franchise/',
  store: '/inquiries/store/',
} as const;

/** Sends leads to the store and reads the stored rows. */
export function leadFixture(store: TestStore) {
  let counted = 0;
  const newEmail = () => `writer-${(counted += 1)}@example.in`;
  const place = async (country: string, state: string, city: string) => {
    const found = await store.call('GET', `/countries/?filter_search=${country}`);
    const countries = listCountries.answer.validateSync(found.body).data;
    const id = countries.find(({ country_name }) => country_name === country)?.id ?? 0;
    const states = listStates.answer.validateSync(
      (await store.call('GET', `/states/${id}/`)).body,
    ).data;
    const stateId = states.find(({ name }) => name === state)?.id ?? 0;
    const cities = listCities.answer.validateSync(
      (await store.call('GET', `/cities/${stateId}`)).body,
    ).data;
    return {
      country: id,
      state: stateId,
      city: cities.find(({ name }) => name === city)?.id ?? 0,
    };
  };

  const send = async (
    kind: keyof typeof leadPaths,
    body: Record<string, unknown>,
    options: CallOptions = {},
  ): Promise<Answer> => {
    const recaptcha = 'recaptcha' in body ? body['recaptcha'] : await captchaToken(store);
    return store.call('POST', leadPaths[kind], { ...options, body: { ...body, recaptcha } });
  };

  const rowOf = async (number: unknown) => {
    const id = idOfNumber(String(number)) ?? 0;
    const [row] = await store.context.db.select().from(leads).where(eq(leads.id, id));
    return row;
  };

  const contact = (more: Record<string, unknown> = {}) => ({
    company: 'Kirana Traders',
    name: 'Asha Patel',
    country: 1,
    phone: '+91 90000-00077',
    email: newEmail(),
    subject: 'Ghee in tins',
    inquiry_description: 'Do you sell it in tins?\r\nWe need ten.',
    age_group: '18 to 45',
    ...more,
  });

  return {
    place,
    send,
    rowOf,
    contact,
    company: (more: Record<string, unknown> = {}) => ({
      company_name: 'Kirana Traders',
      industry_type: 'Grocery',
      company_size: '11 to 50',
      annual_revenue: '50_to_100 cr',
      company_registered: 'applied',
      email: newEmail(),
      ...more,
    }),
    /** Sends a valid lead and returns its number. */
    sent: async (kind: keyof typeof leadPaths, body: Record<string, unknown>) => {
      const answer = await send(kind, body);
      const { number } = await sendContactLead.answer.validate(answer.body, { strict: true });
      return number;
    },
    mailsTo: async (to: unknown) => {
      const { body } = await store.call('GET', `/outbox/?to=${encodeURIComponent(String(to))}`);
      return body['data'] as { subject: string; text: string; data: Record<string, string> }[];
    },
  };
}
