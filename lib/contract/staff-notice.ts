import { array, boolean, object, string, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, moment, text } from './rules.ts';
import { mayEnter, type StaffPermission, type StaffRights } from './staff-area.ts';

/** Events that staff can subscribe to, each with the permission that it needs. */
export const noticeTexts = {
  order: {
    name: 'New orders',
    help: 'COD orders when placed, online orders when paid',
    permission: 'packing',
  },
  low_stock: {
    name: 'Low stock',
    help: 'Products at or below their low-stock alert',
    permission: 'catalogue',
  },
  enquiry: {
    name: 'Enquiries',
    help: 'New messages from your forms',
    permission: 'leads',
  },
  appointment: {
    name: 'Appointments',
    help: 'Booked, moved or cancelled by customers; the vaidya gets changes by staff too',
    permission: 'appointments',
  },
  booking: {
    name: 'Event bookings',
    help: 'Seats booked or cancelled by customers',
    permission: 'content',
  },
} as const satisfies Record<string, { name: string; help: string; permission: StaffPermission }>;
export type NoticeKind = keyof typeof noticeTexts;
export const noticeKinds = Object.keys(noticeTexts) as readonly NoticeKind[];

const ownerMailKinds: readonly NoticeKind[] = ['order', 'appointment'];

/** Whether somebody gets a kind by mail until they choose otherwise: owners, and the vaidya. */
export const isMailedFromStart = (who: StaffRights, kind: NoticeKind): boolean =>
  (who.isSuperuser && ownerMailKinds.includes(kind)) ||
  (kind === 'appointment' && mayEnter(who, 'vaidya'));

/** Maximum number of browsers per person that get notices. */
export const maxBrowsers = 10;

const kind = () =>
  string().oneOf(noticeKinds, 'Unknown notification').required('Choose a notification');
const choice = () => boolean().typeError('Must be true or false').required('Must be true or false');

const noticeChoice = object({ kind: kind(), mail: choice(), push: choice() });
export type NoticeChoice = InferType<typeof noticeChoice>;

const settings = success.shape({
  data: object({
    /** The kinds that the caller may see. */
    choices: array(noticeChoice.required()).required(),
    email: text(),
    /** Public VAPID key, base64url: `applicationServerKey` of a push subscription. */
    push_key: text(),
    /** Browsers of the caller that get notices. */
    browsers: count(),
  }).required(),
});
export type NoticeSettings = InferType<typeof settings>['data'];

const browser = object({
  endpoint: string()
    .trim()
    .required('The address of the browser is missing')
    .max(1_000, 'The address of the browser is too long')
    .matches(/^https?:\/\//, 'The address of the browser must begin with https://'),
});

const notice = object({
  id: count(),
  kind: kind(),
  title: text(),
  body: text(),
  /** Page of the back office, with a leading slash. */
  path: text(),
  created_at: moment(),
});
export type StaffNotice = InferType<typeof notice>;

const staff = staffCalls('any', { isPersonal: true });

export const getNoticeSettings = staff.get(
  '/staff/notices/settings/',
  'Get the caller’s notification settings',
  { answer: settings },
);

export const changeNoticeSettings = staff.patch(
  '/staff/notices/settings/',
  'Change a notification setting; 403 for an area without permission',
  { body: noticeChoice, answer: settings },
);

export const addNoticeBrowser = staff.post(
  '/staff/notices/browsers/',
  'Turn on push notifications for a browser by its push endpoint',
  { body: browser, answer: settings },
);

export const removeNoticeBrowsers = staff.delete(
  '/staff/notices/browsers/',
  'Turn off push notifications for all browsers of the caller',
  { answer: settings },
);

export const listNotices = staff.get(
  '/staff/notices/',
  'List the caller’s browser notifications of the last two days, newest first',
  { answer: success.shape({ data: array(notice.required()).required() }) },
);
