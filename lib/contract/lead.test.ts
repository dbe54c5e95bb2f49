import { type AnyObject, type ObjectSchema, ValidationError } from 'yup';
import {
  b2bInput,
  exportInput,
  franchiseInput,
  contactLeadInput,
  storeLeadInput,
  consentMissing,
} from './lead';
import {
  annualRevenues,
  attachmentFault,
  attachmentRules,
  b2bQuestions,
  exportQuestions,
} from './lead-options';

function findErrors(schema: ObjectSchema<AnyObject>, input: object): Record<string, string[]> {
  try {
    schema.validateSync(input, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults: Record<string, string[]> = {};
    for (const { path = '', errors } of error.inner) (faults[path] ??= []).push(...errors);
    return faults;
  }
}

const inquiry = {
  company: 'Kirana',
  name: 'Asha',
  country: 101,
  email: 'asha@example.in',
  subject: 'Ghee',
  inquiry_description: 'Do you sell it in tins?',
  recaptcha: 'token',
};

const company = {
  company_name: 'Kirana Traders',
  industry_type: 'Grocery',
  company_size: '11 to 50',
  annual_revenue: '1_to_5_cr',
  company_registered: 'yes',
};

describe('a contact enquiry', () => {
  it('needs every field except the phone, and is about the youngest unless told', () => {
    expect(contactLeadInput.cast(inquiry)).toMatchObject({ age_group: '00 to 06' });
    expect(findErrors(contactLeadInput, inquiry)).toEqual({});
    expect(findErrors(contactLeadInput, { phone: '', age_group: '' })).toEqual({
      company: ['Company is required'],
      name: ['Name is required'],
      country: ['Country is required'],
      email: ['Email is required'],
      subject: ['Subject is required'],
      inquiry_description: ['Inquiry description is required'],
      recaptcha: ['Please verify you are not a robot.'],
    });
  });

  it('takes digits alone for a phone', () => {
    const phoneFaults = (phone: string) =>
      findErrors(contactLeadInput, { ...inquiry, phone })['phone'];
    for (const phone of ['919000000000', '+91 90000-00000', '']) {
      expect(phoneFaults(phone)).toBeUndefined();
    }
    expect(phoneFaults('call me')).toEqual(['Phone number must be digits only']);
    expect(phoneFaults('1234')).toEqual(['Phone number must be 5 to 15 digits']);
    expect(contactLeadInput.cast({ ...inquiry, phone: '+91 90000 00000' }).phone).toBe(
      '+919000000000',
    );
  });

  it('refuses an age group that is none', () => {
    expect(findErrors(contactLeadInput, { ...inquiry, age_group: 'old' })).toHaveProperty(
      'age_group',
    );
  });
});

describe.each([
  ['a business enquiry', b2bInput, b2bQuestions],
  ['an export enquiry', exportInput, exportQuestions],
])('%s', (_, schema: ObjectSchema<AnyObject>, questions: readonly string[]) => {
  it('needs the five fields with an asterisk and nothing else', () => {
    expect(findErrors(schema, company)).toEqual({});
    const empty = { annual_revenue: '', website: '', country: '', state: null, email: '' };
    expect(findErrors(schema, empty)).toEqual({
      company_name: ['Company name is required'],
      industry_type: ['Industry type is required'],
      company_size: ['Company size is required'],
      annual_revenue: ['Annual revenue is required'],
      company_registered: ['Company registered is required'],
    });
  });

  it('brings its questions as fixed texts', () => {
    const cast = schema.cast(company) as Record<string, unknown>;
    const castQuestions = questions.map((_question, index) => cast[`question${index + 1}`]);
    expect(castQuestions).toEqual(questions);
    expect(cast).not.toHaveProperty(`question${questions.length + 1}`);
    expect(Object.keys(schema.fields)).toContain(`answer${questions.length}`);
  });

  it('takes every revenue of the list to the letter and no other', () => {
    for (const annual_revenue of annualRevenues) {
      expect(findErrors(schema, { ...company, annual_revenue })).toEqual({});
    }
    for (const annual_revenue of ['50_to_100_cr', 'much']) {
      expect(findErrors(schema, { ...company, annual_revenue })).toHaveProperty('annual_revenue');
    }
  });

  it('refuses a registration, an email and a website that are none', () => {
    const wrong = { company_registered: 'maybe', email: 'asha', website: 'javascript:alert(1)' };
    expect(Object.keys(findErrors(schema, { ...company, ...wrong }))).toEqual(
      expect.arrayContaining(['company_registered', 'email', 'website']),
    );
    for (const website of ['example.in', 'https://shop.example.in/about?x=1']) {
      expect(findErrors(schema, { ...company, website })).toEqual({});
    }
  });

  it('takes no consent that was refused', () => {
    expect(findErrors(schema, { ...company, consent: false })).toEqual({
      consent: [consentMissing],
    });
    for (const consent of [true, 'true', undefined]) {
      expect(findErrors(schema, { ...company, consent })).toEqual({});
    }
  });
});

describe('a short enquiry', () => {
  const short = { name: 'Ravi', email: 'ravi@example.in', message: 'Rajkot', recaptcha: 'token' };

  it('of a franchise needs a town and a mobile number', () => {
    expect(Object.keys(findErrors(franchiseInput, short)).toSorted()).toEqual([
      'mobile_no',
      'place',
    ]);
    const complete = { ...short, mobile_no: '90000 00001', place: 'Rajkot' };
    expect(franchiseInput.validateSync(complete)).toMatchObject({ mobile_no: '+919000000001' });
  });

  it('to a store needs the store and no number', () => {
    expect(Object.keys(findErrors(storeLeadInput, short))).toEqual(['store_id']);
    expect(findErrors(storeLeadInput, { ...short, store_id: 1, mobile_no: '' })).toEqual({});
  });
});

describe('an attachment', () => {
  it('is a PDF, a picture, a document or a table of at most 5 MB', () => {
    const { maxBytes, tooLarge, wrongType } = attachmentRules;
    const file = { name: 'plan', size: maxBytes, type: 'application/pdf' };
    expect(attachmentFault(file)).toBeUndefined();
    expect(attachmentFault({ ...file, size: maxBytes + 1, type: 'image/png' })).toBe(tooLarge);
    expect(attachmentFault({ ...file, type: 'text/html' })).toBe(wrongType);
    expect(attachmentFault({ ...file, size: 0 })).toBe(attachmentRules.empty);
  });

  it('is known by its ending where the browser does not know its type', () => {
    for (const name of ['Prices.CSV', 'offer.docx']) {
      expect(attachmentFault({ name, size: 1, type: '' })).toBeUndefined();
    }
    expect(attachmentFault({ name: 'csv', size: 1, type: '' })).toBe(attachmentRules.wrongType);
  });
});
