import { newsHelp, newsLabel } from '../../contract/consent-texts';
import { maxSeatsPerBooking } from '../../contract/event';
import { consentText } from '../../contract/lead-options';
import type { PlainFormName } from '../../platform/form-posts/form-names';
import { routes } from '../../platform/routes';
import { passwordHelp } from '../account/password-help';
import { seatsText } from '../event/seat-texts';
import { appointmentFields } from './appointment-fields';
import { contactFields, shortFields, tradeFields } from './lead-fields';
import type { PlainForm, PlainField } from './plain-form';
import { storeRules } from '../../contract/store-rules';
import { formatRupees } from '../../format/money';

const { least, most, messageLength } = storeRules.giftVoucher;

const giftVoucherFields: PlainField[] = [
  {
    name: 'amount',
    label: 'Amount',
    kind: 'text',
    prefix: '₹',
    help: `Any amount from ${formatRupees(least)} to ${formatRupees(most)}, in whole rupees.`,
    autoComplete: 'transaction-amount',
  },
  { name: 'receiver_name', label: 'Recipient’s name', kind: 'text', maxLength: 100 },
  {
    name: 'receiver_email',
    label: 'Recipient’s email',
    kind: 'email',
    help: 'We’ll send the voucher here.',
    autoComplete: 'off',
  },
  { name: 'sender_name', label: 'Your name', kind: 'text', autoComplete: 'name', maxLength: 100 },
  {
    name: 'sender_email',
    label: 'Your email',
    kind: 'email',
    help: 'We’ll send your confirmation here.',
    autoComplete: 'email',
  },
  {
    name: 'message',
    label: 'Message',
    kind: 'area',
    isOptional: true,
    maxLength: messageLength,
  },
];

const who = { kind: 'text', maxLength: 50 } as const;

const plainForms: Record<PlainFormName, PlainForm> = {
  appointment: {
    title: 'Book appointment',
    action: 'appointment',
    fields: appointmentFields,
    button: 'Book appointment',
    page: routes.scheduleAppointment,
    isEnquiry: false,
    needsLogin: true,
  },
  'event-seats': {
    title: 'Book a seat',
    fields: [
      {
        name: 'seats',
        label: 'Seats',
        kind: 'select',
        options: Array.from({ length: maxSeatsPerBooking }, (_, index) => ({
          value: String(index + 1),
          label: seatsText(index + 1),
        })),
      },
      { ...who, name: 'name', label: 'Name', autoComplete: 'name' },
      {
        name: 'email',
        label: 'Email',
        kind: 'email',
        help: 'We’ll send your confirmation and calendar invite here.',
        autoComplete: 'email',
      },
    ],
    button: 'Book seats',
    page: routes.events,
    isEnquiry: false,
    needsLogin: true,
  },
  'gift-voucher': {
    title: 'Gift voucher',
    action: 'gift_voucher',
    fields: giftVoucherFields,
    first: { amount: '500' },
    button: 'Checkout',
    page: routes.giftVoucher,
    isEnquiry: false,
  },
  contact: {
    title: 'Contact us',
    action: 'inquiry',
    fields: contactFields,
    button: 'Send',
    page: routes.contactUs,
    isEnquiry: true,
  },
  business: {
    title: 'Business enquiry',
    fields: tradeFields('b2b', consentText),
    button: 'Send',
    page: routes.business,
    isEnquiry: true,
  },
  exports: {
    title: 'Export enquiry',
    fields: tradeFields('export', consentText),
    button: 'Send',
    page: routes.exports,
    isEnquiry: true,
  },
  franchise: {
    title: 'Franchise enquiry',
    action: 'franchise_enquiry',
    fields: shortFields('franchise'),
    button: 'Send',
    page: routes.franchise,
    isEnquiry: true,
  },
  store: {
    title: 'Contact a store',
    action: 'store_enquiry',
    fields: shortFields('store'),
    button: 'Send',
    page: routes.storeLocator,
    isEnquiry: true,
  },
  'sign-up': {
    title: 'Create your account',
    action: 'sign_up',
    fields: [
      { ...who, name: 'first_name', label: 'First name', autoComplete: 'given-name' },
      { ...who, name: 'last_name', label: 'Last name', autoComplete: 'family-name' },
      { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email' },
      {
        name: 'mobile_no',
        label: 'Mobile number',
        kind: 'tel',
        prefix: '+91',
        help: '10 digits. You can log in with an OTP sent to it.',
        autoComplete: 'tel',
      },
      {
        name: 'password',
        label: 'Password',
        kind: 'password',
        help: passwordHelp,
        autoComplete: 'new-password',
      },
      {
        name: 'confirm_password',
        label: 'Confirm password',
        kind: 'password',
        autoComplete: 'new-password',
      },
      { name: 'wants_news', label: newsLabel, kind: 'check', isOptional: true, help: newsHelp },
    ],
    button: 'Create account',
    page: routes.signup(),
    isEnquiry: false,
  },
  'reset-password': {
    title: 'Reset your password',
    action: 'reset_password',
    fields: [{ name: 'email', label: 'Email', kind: 'email', autoComplete: 'username' }],
    button: 'Send link',
    page: routes.resetPassword,
    isEnquiry: false,
  },
};

export const findPlainForm = (
  name: string,
): { name: PlainFormName; form: PlainForm } | undefined => {
  const found = Object.entries(plainForms).find(([one]) => one === name);
  return found && { name: found[0] as PlainFormName, form: found[1] };
};
