import { inIndia } from '../../contract/india-clock.ts';

/** The examples hold at this moment: appointments, for one, lie ahead. */
export const exampleNow = new Date(inIndia('2026-11-20', '09:00:00'));

const day = '2026-11-22';
const moment = inIndia('2026-11-22', '16:30:00');
const later = inIndia('2026-11-22', '18:30:00');
const mobile = '+919000000001';
const email = 'asha@example.in';
const picture = '/pictures/brands/vanya.webp';
const page = 'https://example.in';

/** Examples of fields whose name says more than their type. */
export const fieldExamples: Readonly<Record<string, string>> = {
  accepted_at: moment,
  another_mobile: mobile,
  banner: picture,
  amount: '500',
  brand: '1,2',
  city: 'Ahmedabad',
  code: 'WELCOME10',
  confirm_password: 'Kesar@2026',
  country: 'India',
  created_at: moment,
  currency: 'INR',
  day,
  email,
  endpoint: 'https://example.in/push/1',
  end_datetime: later,
  ends_at: later,
  event_image: picture,
  expires_at: later,
  first_name: 'Asha',
  from: day,
  from_path: '/shop',
  fssai: '10012345678901',
  fssai_no: '10012345678901',
  gstin: '24AAAAA0000A1Z8',
  href: page,
  hsn: '0409',
  image: picture,
  last_name: 'Patel',
  list: 'orders',
  location_url: page,
  members_until: later,
  mobile,
  mobile_image: picture,
  mobile_no: mobile,
  new_password: 'Kesar@2026',
  otp: '123456',
  owner: 'me',
  password: 'Kesar@2026',
  path: '/shop',
  phone: '9000000001',
  phone_no: '9000000001',
  pin_prefix: '380',
  pinCode: '380015',
  postal_code: '380015',
  product_foam: '1,2',
  product_tag: '1,2',
  public_from: moment,
  publish_filter: '2026-11',
  published_at: moment,
  receiver_email: email,
  reviewed_at: day,
  sender_email: email,
  slug: 'wild-honey',
  start_datetime: moment,
  starting_hour: '16:30',
  starts_at: moment,
  state: 'Gujarat',
  status: 'Pending',
  to: day,
  to_path: '/shop',
  updated_at: moment,
  url: `${page}/hook`,
  virtual_location_url: page,
  web_image: picture,
  website: 'example.in',
  whatsapp: '919000000001',
  work_end_time: '18:30',
  work_start_time: '09:30',
};
