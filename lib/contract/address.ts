import { array, boolean, number, object, string, type InferType } from 'yup';
import { customer } from './endpoint.ts';
import { success } from './envelope.ts';
import { addressesPath } from './paths.ts';
import { count, id, line, mobile, pinCode, text, textOrNull, yesNo } from './rules.ts';

export const addressTags = ['No tag', 'Home', 'Office', 'Other'] as const;

const namedLocation = object({ id: count(), name: text() });

export const address = object({
  id: count(),
  full_name: text(),
  mobile: text(),
  mobile_without_ext: text(),
  another_mobile: textOrNull(),
  another_mobile_without_ext: textOrNull(),
  address_line_1: text(),
  address_line_2: text(),
  landmark: textOrNull(),
  city_obj: namedLocation.required(),
  state_obj: namedLocation.required(),
  country_obj: namedLocation.required(),
  postal_code: text(),
  is_default: yesNo(),
  address_tags: string().oneOf(addressTags).required(),
});
export type Address = InferType<typeof address>;

export const addressInput = object({
  full_name: line(100).required('Full name is required'),
  mobile: mobile().required('Mobile number is required'),
  another_mobile: mobile().nullable().optional(),
  address_line_1: line().required('Address line 1 is required'),
  address_line_2: line().required('Address line 2 is required'),
  landmark: line().nullable().optional(),
  country: id().required('Country is required'),
  state: id().required('State is required'),
  city: id().required('City is required'),
  postal_code: pinCode().required('PIN code is required'),
  is_default: boolean().optional(),
  address_tags: string().oneOf(addressTags, 'Choose one of the labels').optional(),
});
export type AddressInput = InferType<typeof addressInput>;

/** Sent as false: 400 at `city` if it is not the PIN code's, so that the customer is asked once. */
const cityQuestion = { is_city_confirmed: boolean().optional() };

const newAddress = addressInput.shape({ add_id: number().optional(), ...cityQuestion });
export type NewAddress = InferType<typeof newAddress>;

export const addressChange = addressInput.partial().shape(cityQuestion);
export type AddressChange = InferType<typeof addressChange>;

export const listAddresses = customer.get(addressesPath, 'List addresses, the default first', {
  answer: success.shape({ data: array(address.required()).required() }),
});

export const addAddress = customer.post(
  addressesPath,
  'Add an address; `add_id` is an existing address whose optional fields are copied if they are not sent',
  { body: newAddress, answer: success.shape({ data: address.required() }), successStatus: 201 },
);

export const changeAddress = customer.patch('/user/address/{id}/', 'Change an address', {
  body: addressChange,
  answer: success.shape({ data: address.required() }),
});

export const makeAddressDefault = customer.patch(
  addressesPath,
  'Make an address the default and update any other fields sent',
  {
    query: object({ contact_id: id().required('contact_id is required') }),
    body: addressChange,
    answer: success.shape({ data: address.required() }),
  },
);

export const deleteAddress = customer.delete('/user/address/{id}/', 'Delete an address', {
  answer: success,
});
