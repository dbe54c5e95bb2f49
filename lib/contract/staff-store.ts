import { boolean, object, string, type InferType } from 'yup';
import {
  count,
  email,
  id,
  line,
  mobile,
  moment,
  pinCode,
  text,
  textOrNull,
  yesNo,
} from './rules.ts';
import { picturePath, recordCalls, recordFields, versioned } from './staff-content.ts';
import { staffListQuery } from './staff-list.ts';

const namedLocation = object({ id: count(), name: text() });

const staffStore = object({
  ...recordFields,
  store_name: text(),
  image: textOrNull(),
  landmark: text(),
  address_line_1: text(),
  address_line_2: text(),
  city_obj: namedLocation.required(),
  state_obj: namedLocation.required(),
  postal_code: text(),
  work_start_time: text(),
  work_end_time: text(),
  mobile_no: text(),
  email: text(),
  location_url: text(),
  virtual_location_url: text(),
  is_open: yesNo(),
  updated_at: moment(),
});
export type StaffStore = InferType<typeof staffStore>;

const hour = (missing: string) =>
  string()
    .trim()
    .matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:30')
    .required(missing);

const webAddress = () =>
  line(500)
    .default('')
    .matches(/^https:\/\/[^\s]+\.[^\s]+$/, {
      message: 'Enter a full URL that starts with https://',
      excludeEmptyString: true,
    });

export const storeInput = object({
  store_name: line(80).required('Name is required'),
  image: picturePath().nullable().default(null),
  landmark: line(200).default(''),
  address_line_1: line(200).required('Address is required'),
  address_line_2: line(200).default(''),
  city_id: id().required('Choose a city'),
  postal_code: pinCode().required('PIN code is required'),
  /** `HH:mm` in India, every day. */
  work_start_time: hour('Enter the opening time'),
  work_end_time: hour('Enter the closing time').test(
    'after-opening',
    'The closing time must be after the opening time',
    function isLater(value) {
      const opens = (this.parent as { work_start_time?: string }).work_start_time;
      return !opens || value > opens;
    },
  ),
  mobile_no: mobile().required('Mobile number is required'),
  email: email().required('Email is required'),
  location_url: webAddress(),
  virtual_location_url: webAddress(),
  /** A closed store is not shown. */
  is_open: boolean().default(true),
});
export type StoreInput = InferType<typeof storeInput>;

export const { list, read, create, change, remove } = recordCalls({
  path: '/staff/stores/',
  noun: 'store',
  nouns: 'stores',
  shown: staffStore,
  query: staffListQuery(['store_name', 'city', 'updated_at']).concat(
    object({ is_open: boolean().optional() }),
  ),
  input: storeInput,
  changed: versioned(storeInput),
});
