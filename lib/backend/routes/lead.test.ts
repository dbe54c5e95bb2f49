import * as calls from '../../contract/lead.ts';
import { b2bQuestions, exportQuestions } from '../../contract/lead-options.ts';
import { leads } from '../db/schema/service.ts';
import { leadFixture } from '../testing/lead-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof leadFixture>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = leadFixture(store);
});
afterAll(() => store.close());

const countLeads = async () => store.context.db.$count(leads);

describe('a contact enquiry', () => {
  it('gets a number, is kept for two years, and its sender is told', async () => {
    const { country } = await fixture.place('India', 'Gujarat', 'Ahmedabad');
    const enquiry = fixture.contact({ country });
    const answer = await fixture.send('contact', enquiry);
    expect(answer.status).toBe(201);
    const { number, message } = await calls.sendContactLead.answer.validate(answer.body, {
      strict: true,
    });
    expect(number).toMatch(/^ENQ-\d{6}$/);
    expect(message).toContain('Thank you');
    expect(await fixture.rowOf(number)).toMatchObject({
      kind: 'contact',
      status: 'new',
      name: 'Asha Patel',
      phone: '+919000000077',
      company: 'Kirana Traders',
      countryId: country,
      details: {
        subject: 'Ghee in tins',
        message: 'Do you sell it in tins?\nWe need ten.',
        age_group: '18 to 45',
        country: 'India',
      },
      attachment: null,
      deleteAfter: new Date('2028-11-18T06:30:00.000Z'),
    });
    const [mail] = await fixture.mailsTo(enquiry.email);
    expect(mail).toMatchObject({
      subject: `We’ve received your enquiry ${number}`,
      data: { enquiry: number },
    });
    expect(mail?.text).not.toContain('Ghee in tins');
  });

  it('T86: mails no word of the sender to an email that nobody has confirmed', async () => {
    const evil = 'Your order is blocked! Pay at https://evil.example/pay now';
    const enquiry = fixture.contact({ name: evil, subject: evil, company: evil });
    expect((await fixture.send('contact', enquiry)).status).toBe(201);
    const [mail] = await fixture.mailsTo(enquiry.email);
    expect(mail?.text).toMatch(/^Namaste,$/m);
    expect(mail?.text).not.toMatch(/evil|blocked|Pay at/);
  });

  it('needs all fields except the phone and the age group', async () => {
    const { status, body } = await fixture.send('contact', { recaptcha: '' });
    expect(status).toBe(400);
    expect(Object.keys(body['errors'] as object).toSorted()).toEqual([
      'company',
      'country',
      'email',
      'inquiry_description',
      'name',
      'recaptcha',
      'subject',
    ]);
  });

  it.each([
    ['phone', { phone: 'call me' }, 'Phone number must be digits only'],
    ['email', { email: 'asha' }, 'Invalid email format'],
    ['country', { country: 9_999 }, 'Choose a country'],
    ['recaptcha', { recaptcha: 'robot' }, 'Please verify you are not a robot.'],
    ['age_group', { age_group: 'old' }, 'Choose an age group'],
  ])('says what is wrong with %s', async (field, wrong, text) => {
    const before = await countLeads();
    const { status, body } = await fixture.send('contact', fixture.contact(wrong));
    expect([status, body['errors']]).toEqual([400, { [field]: [text] }]);
    expect(await countLeads()).toBe(before);
  });
});

describe.each([
  ['b2b', b2bQuestions],
  ['export', exportQuestions],
] as const)('an enquiry of the kind %s', (kind, questions) => {
  it('needs five fields alone, and no captcha as the specification has none', async () => {
    const { email, ...company } = fixture.company();
    const answer = await fixture.send(kind, { ...company, recaptcha: undefined });
    expect([answer.status, answer.body['message']]).toEqual([201, 'Data Created Successfully']);
    expect(await fixture.rowOf(answer.body['number'])).toMatchObject({
      kind,
      name: company.company_name,
      email: '',
    });
    const nothing = await fixture.send(kind, { recaptcha: undefined });
    expect(nothing.body['errors']).toEqual({
      company_name: ['Company name is required'],
      industry_type: ['Industry type is required'],
      company_size: ['Company size is required'],
      annual_revenue: ['Annual revenue is required'],
      company_registered: ['Company registered is required'],
    });
    expect(email).toContain('@');
  });

  it('keeps names of places, and answers under the questions that the store asks', async () => {
    const location = await fixture.place('United Kingdom', 'England', 'Leeds');
    const answers = Object.fromEntries(questions.map((_, i) => [`answer${i + 1}`, `It is ${i}`]));
    const number = await fixture.sent(
      kind,
      fixture.company({
        ...location,
        ...answers,
        answer2: ' ',
        question1: 'What is your password?',
        full_name: 'Ravi Shah',
        job_title: 'Buyer',
        website: 'example.in',
        phone_no: '919000000078',
        specific_requirements: 'Cold-pressed oils',
      }),
    );
    const row = await fixture.rowOf(number);
    expect(row).toMatchObject({ name: 'Ravi Shah', countryId: location.country });
    expect(row?.details).toMatchObject({
      country: 'United Kingdom',
      state: 'England',
      city: 'Leeds',
      question1: questions[0],
      answer1: 'It is 0',
      message: 'Cold-pressed oils',
    });
    expect(row?.details).not.toHaveProperty('question2');
    expect(row?.details[`question${questions.length}`]).toBe(questions.at(-1));
  });

  it('refuses a city of another state, a state of another country, and consent that was refused', async () => {
    const leeds = await fixture.place('United Kingdom', 'England', 'Leeds');
    const surat = await fixture.place('India', 'Gujarat', 'Surat');
    for (const [field, wrong] of Object.entries({
      city: { ...leeds, city: surat.city },
      state: { ...leeds, state: surat.state },
      country: { state: surat.state },
      consent: { consent: false },
    })) {
      const { status, body } = await fixture.send(kind, fixture.company(wrong));
      expect([status, Object.keys(body['errors'] as object)]).toEqual([400, [field]]);
    }
  });

  it('refuses a token that is none', async () => {
    const { status } = await fixture.send(kind, fixture.company({ recaptcha: 'robot' }));
    expect(status).toBe(400);
  });
});

describe('the short enquiries', () => {
  it('of a franchise say where', async () => {
    const body = { name: 'Om', email: 'om@example.in', message: 'I have a shop.' };
    const number = await fixture.sent('franchise', {
      ...body,
      mobile_no: '9000000076',
      place: 'Anand',
    });
    expect(await fixture.rowOf(number)).toMatchObject({
      kind: 'franchise',
      phone: '+919000000076',
      details: { subject: 'Franchise in Anand', place: 'Anand', message: 'I have a shop.' },
    });
    const { body: wrong } = await fixture.send('franchise', body);
    expect(Object.keys(wrong['errors'] as object).toSorted()).toEqual(['mobile_no', 'place']);
  });

  it('to a store name one that there is', async () => {
    const body = { name: 'Om', email: 'om@example.in', message: 'Open on Sunday?', store_id: 1 };
    const [shop] = (await store.client.pool.query('select name from stores where id = 1')).rows;
    const store_name = (shop as { name: string }).name;
    expect(await fixture.rowOf(await fixture.sent('store', body))).toMatchObject({
      kind: 'store',
      details: { subject: `Question about our ${store_name} store`, store: store_name },
    });
    const missing = await fixture.send('store', { ...body, store_id: 999 });
    expect(missing.body['errors']).toEqual({ store_id: ['Choose a store'] });
  });
});
