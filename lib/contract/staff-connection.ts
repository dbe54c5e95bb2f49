import { array, boolean, number, object, string, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, line, moment, text, textOrNull, yesNo } from './rules.ts';
import { staffAreas, type StaffArea } from './staff-area.ts';
import { staffListAnswer, staffListQuery } from './staff-list.ts';

/** Scopes of an API key: every area except `vaidya` (health answers). */
export const keyScopes = staffAreas.filter(
  (area): area is Exclude<StaffArea, 'vaidya'> => area !== 'vaidya',
);
export type KeyScope = (typeof keyScopes)[number];

/** Rate limits of API keys in calls per minute: the choices and the default. */
export const keyRates = [30, 60, 120, 300, 600] as const;
export const usualKeyRate = 120;

const apiKey = object({
  id: count(),
  name: text(),
  last_four: text(),
  scopes: array(string().oneOf(staffAreas).required()).required(),
  created_at: moment(),
  expires_at: textOrNull(),
  last_used_at: textOrNull(),
  /** Calls per minute; 429 above. */
  per_minute: count(),
});
export type ApiKey = InferType<typeof apiKey>;

const apiKeyInput = object({
  name: line(80).required('Name is required'),
  scopes: array(string().oneOf(keyScopes, 'Unknown permission').required())
    .min(1, 'Choose at least one permission')
    .required(),
  expires_at: string()
    .datetime({ message: 'Must be a date and time', allowOffset: true })
    .nullable()
    .optional(),
  per_minute: number()
    .typeError('Must be a number')
    .oneOf(keyRates, 'Unknown rate limit')
    .default(usualKeyRate),
});
export type ApiKeyInput = InferType<typeof apiKeyInput>;

const keys = success.shape({ data: array(apiKey.required()).required() });

const staff = staffCalls('superuser');

export const listApiKeys = staff.get('/staff/api-keys/', 'List active API keys', { answer: keys });

export const makeApiKey = staff.post(
  '/staff/api-keys/',
  'Create an API key; it is shown once. Send it as `Authorization: Bearer <key>`',
  { body: apiKeyInput, answer: keys.shape({ key: text() }), successStatus: 201 },
);

export const revokeApiKey = staff.delete(
  '/staff/api-keys/{id}/',
  'Revoke an API key; it stops working with the next request',
  { answer: keys },
);

export const webhookEvents = [
  'order.placed',
  'order.paid',
  'order.confirmed',
  'order.changed',
  'order.packed',
  'order.shipped',
  'order.delivered',
  'order.cancelled',
  'order.return_requested',
  'order.returned',
  'order.refunded',
  'stock.changed',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

const webhook = object({
  id: count(),
  url: text(),
  events: array(string().oneOf(webhookEvents).required()).required(),
  is_active: yesNo(),
  created_at: moment(),
  /** Failed messages among the last hundred. */
  failed: count(),
});
export type Webhook = InferType<typeof webhook>;

const webhookInput = object({
  url: string()
    .trim()
    .max(500, 'Use up to 500 characters')
    .matches(/^https?:\/\/[^\s@]+$/, 'Enter a URL that starts with https://')
    .required('URL is required'),
  events: array(string().oneOf(webhookEvents, 'Unknown event').required())
    .min(1, 'Choose at least one event')
    .required(),
  is_active: boolean().default(true),
});
export type WebhookInput = InferType<typeof webhookInput>;

const hooks = success.shape({ data: array(webhook.required()).required() });

export const listWebhooks = staff.get('/staff/webhooks/', 'List webhooks', { answer: hooks });

export const addWebhook = staff.post(
  '/staff/webhooks/',
  'Create a webhook; its signing secret is shown once (X-Sose-Signature: t=<seconds>,v1=<HMAC-SHA256 of `t.body`>)',
  { body: webhookInput, answer: hooks.shape({ secret: text() }), successStatus: 201 },
);

export const changeWebhook = staff.patch(
  '/staff/webhooks/{id}/',
  'Change the URL or events of a webhook, or pause it',
  { body: webhookInput, answer: hooks },
);

export const removeWebhook = staff.delete('/staff/webhooks/{id}/', 'Delete a webhook', {
  answer: hooks,
});

const deliveryStates = ['waits', 'delivered', 'failed'] as const;

const delivery = object({
  id: count(),
  event: text(),
  status: string().oneOf(deliveryStates).required(),
  tries: count(),
  answer: text(),
  created_at: moment(),
  delivered_at: textOrNull(),
});
export type WebhookDelivery = InferType<typeof delivery>;

export const listDeliveries = staff.get(
  '/staff/webhooks/{id}/deliveries/',
  'List the deliveries of a webhook, newest first; kept for 30 days',
  {
    query: staffListQuery(['created_at']).shape({
      status: string().oneOf(deliveryStates, 'Status is unknown').optional(),
    }),
    answer: staffListAnswer(delivery),
  },
);

export const sendAgain = staff.post(
  '/staff/webhooks/{id}/deliveries/{deliveryId}/again/',
  'Send a webhook delivery again',
  { answer: success },
);
