import { smsKinds } from '../services/messages/templates.ts';

/** Settings of a store in live mode, with fake addresses. */
export const liveSettings = {
  STORE_MODE: 'live',
  SITE_URL: 'https://shop.example.in',
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_URL: 'http://127.0.0.1:1',
  RAZORPAY_KEY_ID: 'rzp_test_key',
  RAZORPAY_KEY_SECRET: 'secret of the key',
  RAZORPAY_WEBHOOK_SECRET: 'secret of the webhook',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'SOSE <care@example.in>',
  MSG91_AUTH_KEY: 'key of the store',
  MSG91_SENDER: 'SOSEIN',
  MSG91_TEMPLATE_IDS: smsKinds.map((kind) => `${kind}=dlt-${kind}`).join(','),
  MSG91_URL: 'http://127.0.0.1:1',
};
