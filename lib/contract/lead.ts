import { boolean, object, string, type InferType } from 'yup';
import { anyone } from './endpoint.ts';
import { success } from './envelope.ts';
import {
  ageGroups,
  annualRevenues,
  attachmentRules,
  b2bQuestions,
  companyRegistered,
  exportQuestions,
  maxContactText,
  maxLeadText,
} from './lead-options.ts';
import { captchaToken, email, id, line, mobile, text } from './rules.ts';

/** One of a list; an empty text of a form counts as not set. */
const choice = <T extends string>(values: readonly T[], message: string) =>
  string()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .oneOf(values, message);

const captchaField = () =>
  string().max(8_192, 'Please verify you are not a robot.').nullable().optional();

/**
 * Honeypot field, invisible to people. If it is filled in, the request gets a success answer but
 * nothing is stored. No length limit, so that bots cannot detect it.
 */
const trap = () => string().nullable().optional();

/** Digits with the calling code of the country; a leading + is allowed. */
const phone = () =>
  string()
    .transform((value: unknown) =>
      typeof value === 'string' ? value.replace(/[\s().-]/g, '') : value,
    )
    .matches(/^\+?\d+$/, {
      message: 'Phone number must be digits only',
      excludeEmptyString: true,
    })
    .test(
      'length',
      'Phone number must be 5 to 15 digits',
      (value) => !value || !/^\+?\d+$/.test(value) || /^\+?\d{5,15}$/.test(value),
    )
    .test(
      'Indian length',
      'Phone number must be 10 digits',
      (value) => !value?.startsWith('+91') || value.length === '+91'.length + 10,
    )
    .nullable()
    .optional();

/** Optional id; an empty text of a form counts as not set. */
const optionalId = () =>
  id()
    .transform((value: unknown, original: unknown) => (original === '' ? null : value))
    .meta({ words: [''] })
    .nullable()
    .optional();

/** Company web address; lenient format. */
const website = () =>
  line()
    .matches(/^(https?:\/\/)?[^\s/:@][^\s/:@.]*\.[^\s@]+$/i, {
      message: 'Enter a web address such as example.in',
      excludeEmptyString: true,
    })
    .nullable()
    .optional();

const optionalLine = (maxLength?: number) => line(maxLength).nullable().optional();
const optionalEmail = () => email().nullable().optional();
const answer = () => optionalLine(1_000);
const question = (questionText: string) => line(300).default(questionText);

export const contactLeadInput = object({
  company: line(150).required('Company is required'),
  name: line(100).required('Name is required'),
  country: id().required('Country is required'),
  phone: phone(),
  email: email().required('Email is required'),
  subject: line(150).required('Subject is required'),
  inquiry_description: line(maxContactText).required('Inquiry description is required'),
  age_group: choice(ageGroups, 'Choose an age group').default('00 to 06'),
  reference: trap(),
  recaptcha: captchaToken(),
});
export type ContactLeadInput = InferType<typeof contactLeadInput>;

const companyFields = {
  company_name: line(150).required('Company name is required'),
  industry_type: line(100).required('Industry type is required'),
  company_size: line(100).required('Company size is required'),
  website: website(),
  annual_revenue: choice(annualRevenues, 'Choose your annual revenue').required(
    'Annual revenue is required',
  ),
  company_registered: choice(companyRegistered, 'Choose yes, applied or no').required(
    'Company registered is required',
  ),
  country: optionalId(),
  /** Id of a state of `country`. */
  state: optionalId(),
  /** Id of a city of `state`. */
  city: optionalId(),
  full_name: optionalLine(100),
  job_title: optionalLine(100),
  email: optionalEmail(),
  phone_no: phone(),
  specific_requirements: optionalLine(maxLeadText),
};

/* The field is optional for clients that do not know it; if it is sent, it must be true. */
export const consentMissing = 'Tick the box so that we can contact you';
const consent = () =>
  boolean().typeError(consentMissing).oneOf([true, undefined], consentMissing).optional();

const closingFields = {
  consent: consent(),
  reference: trap(),
  /** Optional, because some clients of this API do not send it; our own form does. */
  recaptcha: captchaField(),
};

export const b2bInput = object({
  ...companyFields,
  question1: question(b2bQuestions[0]),
  answer1: answer(),
  question2: question(b2bQuestions[1]),
  answer2: answer(),
  question3: question(b2bQuestions[2]),
  answer3: answer(),
  question4: question(b2bQuestions[3]),
  answer4: answer(),
  ...closingFields,
});
export type B2bInput = InferType<typeof b2bInput>;

export const exportInput = object({
  ...companyFields,
  question1: question(exportQuestions[0]),
  answer1: answer(),
  question2: question(exportQuestions[1]),
  answer2: answer(),
  question3: question(exportQuestions[2]),
  answer3: answer(),
  question4: question(exportQuestions[3]),
  answer4: answer(),
  question5: question(exportQuestions[4]),
  answer5: answer(),
  question6: question(exportQuestions[5]),
  answer6: answer(),
  question7: question(exportQuestions[6]),
  answer7: answer(),
  question8: question(exportQuestions[7]),
  answer8: answer(),
  question9: question(exportQuestions[8]),
  answer9: answer(),
  question10: question(exportQuestions[9]),
  answer10: answer(),
  question11: question(exportQuestions[10]),
  answer11: answer(),
  ...closingFields,
});
export type ExportInput = InferType<typeof exportInput>;

const shortFields = {
  name: line(100).required('Name is required'),
  email: email().required('Email is required'),
  message: line(maxLeadText).required('Message is required'),
  reference: trap(),
  recaptcha: captchaToken(),
};

export const franchiseInput = object({
  ...shortFields,
  mobile_no: mobile().required('Mobile number is required'),
  /** Town or street. */
  place: line(150).required('Enter your preferred location'),
});
export type FranchiseInput = InferType<typeof franchiseInput>;

export const storeLeadInput = object({
  ...shortFields,
  store_id: id().required('Choose a store'),
  mobile_no: mobile().nullable().optional(),
});
export type StoreLeadInput = InferType<typeof storeLeadInput>;

const leadAnswer = success.shape({
  /** Reference number of the enquiry, such as `ENQ-000123`. */
  number: text(),
});

export const sendContactLead = anyone.post('/inquiries/', 'Send an enquiry (contact form)', {
  body: contactLeadInput,
  answer: leadAnswer,
  repeatable: true,
  successStatus: 201,
});

export const sendB2bLead = anyone.post('/user/web/b2b/create/', 'Send a business (B2B) enquiry', {
  feature: 'b2b',
  body: b2bInput,
  answer: leadAnswer,
  repeatable: true,
  successStatus: 201,
});

export const sendExportLead = anyone.post(
  '/user/web/Exportlead/create/',
  'Send an export enquiry as JSON, or as a multipart form with an optional file `attachment` (PDF, image, DOCX, XLSX or CSV, up to 5 MB)',
  {
    feature: 'exports',
    body: exportInput,
    files: { [attachmentRules.field]: 1 },
    fileLimit: attachmentRules,
    answer: leadAnswer,
    repeatable: true,
    successStatus: 201,
  },
);

export const sendFranchiseLead = anyone.post('/inquiries/franchise/', 'Send a franchise enquiry', {
  feature: 'franchise',
  body: franchiseInput,
  answer: leadAnswer,
  repeatable: true,
  successStatus: 201,
  standIn: 'a message',
});

export const sendStoreLead = anyone.post(
  '/inquiries/store/',
  'Send an enquiry to one store; 400 at `store_id` if the store is unknown',
  {
    feature: 'stores',
    body: storeLeadInput,
    answer: leadAnswer,
    repeatable: true,
    successStatus: 201,
    standIn: 'a message',
  },
);
