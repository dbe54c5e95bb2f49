import { getGiftVoucherLink } from '../lib/contract/gift-voucher.ts';
import {
  b2bInput,
  exportInput,
  sendB2bLead,
  sendExportLead,
  sendContactLead,
} from '../lib/contract/lead.ts';
import { listCountries } from '../lib/contract/place.ts';
import * as bannerCalls from '../lib/contract/staff-banner.ts';
import * as eventCalls from '../lib/contract/staff-event.ts';
import * as faqCalls from '../lib/contract/staff-faq.ts';
import { listStaffLeads } from '../lib/contract/staff-lead.ts';
import { giveVoucher, listStaffVouchers } from '../lib/contract/staff-voucher.ts';
import { routes } from '../lib/platform/routes.ts';
import { solveCaptcha } from './support/captcha.ts';
import { expect, test } from './support/fixtures.ts';
import { newPerson } from './support/new-customer.ts';
import { readVoucherCode } from './support/outbox.ts';
import { storeApi, storeApiAs, storeApiUrl } from './support/store-api.ts';
import { withinSeconds } from './support/within-seconds.ts';
import { corpus, cutCorpus, name } from './support/xss-corpus.ts';
import { watch } from './support/xss-watch.ts';

/* A trace runs scripts in the sandboxed frame of a mail, of which the browser complains. */
test.use({ trace: 'off' });

const outboxOf = (email: string) => `${storeApiUrl}/outbox/?to=${encodeURIComponent(email)}`;
const answers = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `answer${index + 1}`,
      corpus.slice(index * 400, index * 400 + 900),
    ]),
  );

/** Submits all enquiry forms and a gift voucher request with the corpus in every field. */
async function sendForms(email: string): Promise<{ gateway: string }> {
  const { data: countries } = await storeApi.call(listCountries, {
    query: { filter_search: 'India' },
  });
  const country = countries.find(({ country_name: found }) => found === 'India')?.id ?? 0;
  await storeApi.call(sendContactLead, {
    body: {
      company: cutCorpus(150),
      name: `${name(0)}${name(1)}`,
      country,
      email,
      subject: corpus.slice(300, 440),
      inquiry_description: corpus.slice(-3_000),
      age_group: '18 to 45',
      recaptcha: await solveCaptcha(),
    },
  });
  const company = {
    company_name: cutCorpus(150),
    industry_type: name(0),
    company_size: name(1),
    annual_revenue: '1_to_5_cr' as const,
    company_registered: 'yes' as const,
    full_name: `${name(2)}${name(3)}`,
    job_title: name(2),
    email,
    specific_requirements: corpus.slice(-2_000),
    question1: corpus.slice(500, 800),
  };
  await storeApi.call(sendB2bLead, {
    body: b2bInput.cast({ ...company, ...answers(4), recaptcha: await solveCaptcha() }),
  });
  await storeApi.call(sendExportLead, {
    body: exportInput.cast({ ...company, ...answers(11), recaptcha: await solveCaptcha() }),
  });
  const { data: gateway } = await storeApi.call(getGiftVoucherLink, {
    body: {
      amount: '100',
      receiver_name: `${name(0)}${name(1)}`,
      receiver_email: email,
      sender_name: `${name(2)}${name(3)}`,
      sender_email: email,
      message: cutCorpus(200),
      recaptcha: await solveCaptcha(),
    },
  });
  return { gateway };
}

test(
  'T23: nothing that strangers send in forms runs in the back office, nor in a mail',
  { tag: '@slow' },
  async ({ page, staff }) => {
    test.setTimeout(300_000);
    const { email } = newPerson('Quiet');
    const { gateway } = await sendForms(email);
    const office = await storeApiAs('staff');
    const { data: given } = await office.call(giveVoucher, {
      body: {
        amount: 100,
        receiver_name: `${name(0)}${name(1)}`,
        receiver_email: email,
        message: cutCorpus(200),
        reason: corpus.slice(-300),
      },
    });
    await readVoucherCode(email);
    const query = { search: email };
    const leads = (await office.call(listStaffLeads, { query })).data;
    expect(leads).toHaveLength(3);
    const [unpaid] = (
      await office.call(listStaffVouchers, { query: { ...query, state: 'unpaid' } })
    ).data;

    const seen = watch(page.context(), staff.context());
    await seen.visit(page, [gateway, outboxOf(email)]);
    await seen.visit(staff, [
      '/dashboard/leads',
      ...leads.map(({ id }) => `/dashboard/leads/${id}`),
      '/dashboard/vouchers',
      '/dashboard/vouchers?state=unpaid',
      `/dashboard/vouchers/${unpaid?.id}`,
      `/dashboard/vouchers/${given.id}`,
    ]);
    expect(seen.happened).toEqual([]);
    // The payloads are rendered as text, not as markup.
    await staff.goto(`/dashboard/vouchers/${given.id}`);
    await expect(staff.getByText(name(0)).first()).toBeVisible();
  },
);

test(
  'T23: nothing that staff write as events, answers and banners runs, nor in the audit log',
  { tag: '@slow' },
  async ({ page, owner, request }) => {
    test.setTimeout(300_000);
    const office = await storeApiAs('owner');
    const html = `<p>Before <strong>bold</strong></p>${corpus}<p>After</p>`;
    const mark = `Loud ${Date.now()}`;
    const picture = '/pictures/banners/gifts.webp';
    const { data: event } = await office.call(eventCalls.create, {
      body: {
        title: `${mark} ${name(2)}`,
        category: 'Physical Event',
        summary: cutCorpus(300),
        content: html,
        event_image: picture,
        image_alt: cutCorpus(100),
        venue: name(0),
        city: name(1),
        start_datetime: '2031-03-01T10:00:00+05:30',
        end_datetime: '2031-03-01T12:00:00+05:30',
        seats: 9,
        is_published: true,
      },
    });
    const { data: faq } = await office.call(faqCalls.create, {
      body: {
        group: 'Order Related',
        question: `${mark} ${name(0)} ${name(3)}`,
        answer: html.slice(0, 4_900),
      },
    });
    const { data: banner } = await office.call(bannerCalls.create, {
      body: {
        title: `${mark} ${name(1)}`,
        content: cutCorpus(300),
        image: picture,
        alt_text: cutCorpus(100),
        category_id: null,
        product_id: null,
        pictured_product_ids: [],
        is_visible: true,
      },
    });
    try {
      await expect(async () => {
        for (const path of ['/', '/faq', '/event']) {
          expect(await (await request.get(path)).text(), path).toContain(mark);
        }
      }).toPass(withinSeconds);
      const seen = watch(page.context(), owner.context());
      await seen.visit(page, ['/', '/faq', '/event', routes.event(event)]);
      await seen.visit(owner, [
        '/dashboard/content/events',
        `/dashboard/content/events/${event.id}`,
        '/dashboard/content/faq',
        `/dashboard/content/faq/${faq.id}`,
        '/dashboard/content/banners',
        `/dashboard/content/banners/${banner.id}`,
        '/dashboard/trail',
        `/dashboard/trail?subject=event:${event.id}`,
      ]);
      expect(seen.happened).toEqual([]);
      await page.goto(routes.event(event));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name(2));
      await expect(page.getByRole('main').locator('strong', { hasText: 'bold' })).toBeVisible();
    } finally {
      await office.call(eventCalls.remove, { params: { id: event.id } });
      await office.call(faqCalls.remove, { params: { id: faq.id } });
      await office.call(bannerCalls.remove, { params: { id: banner.id } });
    }
  },
);
