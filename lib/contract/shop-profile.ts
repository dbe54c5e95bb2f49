import { array, boolean, number, object, string, type InferType } from 'yup';
import { eachRule } from './delivery-rules.ts';
import { eachAmount } from './delivery-amounts.ts';
import { eliteBenefits } from './elite-benefits.ts';
import { anyone } from './endpoint.ts';
import { featureNames } from './features.ts';
import { success } from './envelope.ts';
import { gstin, stateOfGstin } from './gstin.ts';
import { findState } from './indian-states.ts';
import { fitsSms } from './sms-name.ts';
import {
  amount,
  email,
  line,
  normaliseMobile,
  pinCode,
  text,
  textOrNull,
  wholeNumber,
  yesNo,
} from './rules.ts';

const phone = () =>
  string()
    .trim()
    .matches(/^\+?[\d\s-]{8,20}$/, {
      message: 'Phone number must have 8 digits or more',
      excludeEmptyString: true,
    });

/**
 * A number for wa.me: digits with the calling code. Ten digits are taken as an Indian mobile
 * number.
 */
const whatsapp = () =>
  string()
    .transform((value: unknown) => {
      if (typeof value !== 'string') return value;
      const digits = value.replace(/[\s\p{Pd}\p{Cf}()]/gu, '').replace(/^\+|^00/, '');
      return normaliseMobile(digits)?.slice(1) ?? digits;
    })
    .matches(/^[1-9]\d{10,14}$/, {
      message: 'Enter a 10-digit mobile number, or one with a country code, e.g. +44 7700 900123',
      excludeEmptyString: true,
    });

/** A state or union territory of India, in its own spelling. */
const state = () =>
  string()
    .trim()
    .transform((value: unknown) =>
      typeof value === 'string' ? (findState(value) ?? value) : value,
    )
    .test('state', 'Choose an Indian state', (value) => !value || findState(value) !== undefined);

const windowDays = () => wholeNumber(0).max(365, 'At most 365 days');

const socialLink = object({
  label: line(40).required('Name is required'),
  href: string()
    .trim()
    .matches(/^https:\/\/[^\s]+$/, 'Must be an address that begins with https://')
    .required('Address is required'),
});

/** Shop profile edited by an owner; shown on every page, mail and invoice. */
export const shopProfileInput = object({
  name: line(40).required('Name is required'),
  /** Slogan below the name in the footer. */
  line: line(160).defined(),
  /** Default meta description of the home page. */
  description: line(300).required('Description is required'),
  email: email().required('Email is required'),
  phone: phone().required('Phone number is required'),
  /** Digits with the calling code, in the format of wa.me; empty: no chat button. */
  whatsapp: whatsapp().defined(),
  street: line(160).required('Street is required'),
  city: line(80).required('City is required'),
  postal_code: pinCode().required('PIN code is required'),
  state: state().required('State is required'),
  hours: line(80).defined(),
  /** Empty: not registered for GST; invoices are then bills of supply. */
  gstin: gstin()
    .defined()
    .test('state', (value, { createError, parent }) => {
      const from = value ? stateOfGstin(value) : undefined;
      const at = findState((parent as { state?: string }).state ?? '');
      if (!from || !at || from === at) return true;
      return createError({ message: `This GSTIN is from ${from}, but the address is in ${at}` });
    }),
  fssai: string()
    .trim()
    .matches(/^\d{14}$/, { message: 'FSSAI number must have 14 digits', excludeEmptyString: true })
    .defined(),
  /** Legal name of the seller on invoices, if different from the shop name. */
  legal_name: line(120)
    .defined()
    .test(
      'sms',
      'Enter the name in English letters. Text messages can’t show your shop name.',
      (value, { parent }) => {
        const { name } = parent as { name?: string };
        return !name || fitsSms(name) || fitsSms(value);
      },
    ),
  social: array(socialLink.required()).max(8, 'At most 8 links').required(),
  /** Name of the membership; empty: the shop's name and `Elite`. */
  elite_name: line(40)
    .optional()
    .test(
      'sms',
      'Use English letters. Text messages can’t show others.',
      (value) => !value || fitsSms(value),
    ),
  /** Omitted: unchanged. */
  elite_benefits: eliteBenefits.optional().default(undefined),
  /** Grievance officer, required by the e-commerce rules of 2020. */
  grievance_name: line(80).optional(),
  grievance_phone: phone().optional(),
  grievance_email: email().optional(),
  grievance_hours: line(80).optional(),
  /** Days after delivery; omitted: unchanged. */
  replacement_days: windowDays().min(1, 'Must be 1 or more').optional(),
  /** 0: only damaged, wrong or expired goods can be returned. */
  return_days: windowDays().optional(),
  /** Whether lists show each size of a product by itself; omitted: unchanged. */
  lists_each_size: boolean().optional(),
  /** Whether each size of a product shows only its own reviews; omitted: unchanged. */
  reviews_each_size: boolean().optional(),
  /** Omitted: unchanged. */
  switched_off: array(string().oneOf(featureNames, 'Unknown setting').required())
    .max(featureNames.length)
    .optional(),
});

export const shopProfile = object({
  name: text(),
  line: text(),
  description: text(),
  email: text(),
  phone: text(),
  whatsapp: text(),
  street: text(),
  city: text(),
  postal_code: text(),
  state: text(),
  hours: text(),
  gstin: text(),
  fssai: text(),
  legal_name: text(),
  social: array(object({ label: text(), href: text() }).required()).required(),
  /** Path of the logo picture; null: the name is shown as text. */
  logo: textOrNull(),
  takes_cash: yesNo(),
  /** Whether amounts to pay are rounded to whole rupees. */
  rounds_total: yesNo().optional(),
  ...eachAmount(amount),
  ...eachRule(() => number().strict().min(0).optional()),
  /** Home city with priority and free delivery; empty: none. */
  free_shipping_city: text(),
  /** Whether some PIN codes have a delivery fee of their own or are not served. */
  differs_by_pin: yesNo().optional(),
  elite_name: text(),
  elite_benefits: eliteBenefits.required(),
  grievance_name: text(),
  grievance_phone: text(),
  grievance_email: text(),
  grievance_hours: text(),
  replacement_days: number().integer().strict().required(),
  return_days: number().integer().strict().required(),
  /** Names of categories whose goods are only taken back if damaged, wrong or expired. */
  non_returnable: array(text()).optional(),
  /** Whether lists show each size of a product by itself, instead of one card a family. */
  lists_each_size: yesNo().optional(),
  /** Whether each size of a product shows only its own reviews, instead of those of its family. */
  reviews_each_size: yesNo().optional(),
  /** Names of `features` that the shop does not have. */
  switched_off: array(text()).required(),
  /** Paths that answer 404: of features that are switched off, and of unpublished texts. */
  closed_pages: array(text()).required(),
  /** Whether orders can be paid online: not through the sandbox, unless in a demo. */
  pays_online: yesNo(),
  /** Price of a consultation for customers who are no members, in rupees; 0: free for everybody. */
  consultation_fee: amount(),
  /** Whether everybody's first consultation is free although there is a fee. */
  first_consultation_free: yesNo(),
  /** Whether the invented people and places of the demo may be shown. */
  has_demo: yesNo(),
});
export type ShopProfile = InferType<typeof shopProfile>;

export const getShopProfile = anyone.get(
  '/shop-profile/',
  'Get the name, address and contact details of the shop',
  {
    answer: success.shape({ data: shopProfile.required() }),
    standIn: 'the settings SHOP_NAME and so on',
  },
);
