import { array, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { amount, email, line, pinCode, text, textOrNull, yesNo } from './rules.ts';

/** A GSTIN: state, PAN, number, Z, check sign. */
export const gstin = () =>
  string()
    .trim()
    .uppercase()
    .matches(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, {
      message: 'GSTIN must have 15 characters, such as 24AAAAA0000A1Z5',
      excludeEmptyString: true,
    });

const phone = () =>
  string()
    .trim()
    .matches(/^\+?[\d\s-]{8,20}$/, {
      message: 'Phone number must have 8 digits or more',
      excludeEmptyString: true,
    });

const socialLink = object({
  label: line(40).required('Name is required'),
  href: string()
    .trim()
    .matches(/^https:\/\/[^\s]+$/, 'Must be an address that begins with https://')
    .required('Address is required'),
});

/** What an owner says of the shop; every page, mail and invoice says it again. */
export const shopProfileInput = object({
  name: line(40).required('Name is required'),
  /** One sentence below the name in the footer. */
  line: line(160).defined(),
  /** What search engines say of the home page where nothing else is written. */
  description: line(300).required('Description is required'),
  email: email().required('Email is required'),
  phone: phone().required('Phone number is required'),
  /** Digits with the country's, as wa.me wants them; empty: no chat button. */
  whatsapp: string()
    .trim()
    .matches(/^\d{10,15}$/, {
      message: 'Digits alone, the country first: 919000000000',
      excludeEmptyString: true,
    })
    .defined(),
  street: line(160).required('Street is required'),
  city: line(80).required('City is required'),
  postal_code: pinCode().required('PIN code is required'),
  state: line(80).required('State is required'),
  hours: line(80).defined(),
  /** Empty: not registered; invoices are bills of supply then. */
  gstin: gstin().defined(),
  fssai: string()
    .trim()
    .matches(/^\d{14}$/, { message: 'FSSAI number must have 14 digits', excludeEmptyString: true })
    .defined(),
  /** Who sells, where invoices name another than the shop. */
  legal_name: line(120).defined(),
  social: array(socialLink.required()).max(8, 'At most 8 links').required(),
});
export type ShopProfileInput = InferType<typeof shopProfileInput>;

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
  /** The path of a picture; null: the name is set in type. */
  logo: textOrNull(),
  /** Whether orders may be paid in cash. */
  takes_cash: yesNo(),
  /** What a parcel costs outside of the city of free delivery, in rupees. */
  shipping_fee: amount(),
  /** What the goods of an order must come to, in rupees. */
  minimum_order: amount(),
  /** The city that is served first and without a fee; empty: none. */
  free_shipping_city: text(),
});
export type ShopProfile = InferType<typeof shopProfile>;

export const getShopProfile = endpoint({
  method: 'GET',
  path: '/shop-profile/',
  caller: 'anyone',
  summary: 'Who the shop is and how it is reached',
  answer: success.shape({ data: shopProfile.required() }),
});
