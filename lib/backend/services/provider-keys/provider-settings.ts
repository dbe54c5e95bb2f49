import type { KeyedProvider } from '../../../contract/provider-fields.ts';

/**
 * Names of the settings that hold what owners enter, by field; an address of the mail server holds
 * several. The storefront never learns them, so that no script names a secret.
 */
export const providerSettings: Record<KeyedProvider, Record<string, string>> = {
  razorpay: {
    key_id: 'RAZORPAY_KEY_ID',
    key_secret: 'RAZORPAY_KEY_SECRET',
    webhook_secret: 'RAZORPAY_WEBHOOK_SECRET',
  },
  easebuzz: {
    key: 'EASEBUZZ_KEY',
    salt: 'EASEBUZZ_SALT',
  },
  smtp: {
    host: 'SMTP_URL',
    port: 'SMTP_URL',
    user: 'SMTP_URL',
    password: 'SMTP_URL',
    mail_from: 'MAIL_FROM',
  },
  msg91: {
    auth_key: 'MSG91_AUTH_KEY',
    sender: 'MSG91_SENDER',
    template_ids: 'MSG91_TEMPLATE_IDS',
  },
  recaptcha: {
    site_key: 'RECAPTCHA_SITE_KEY',
    secret_key: 'RECAPTCHA_SECRET_KEY',
  },
  shiprocket: {
    email: 'SHIPROCKET_EMAIL',
    password: 'SHIPROCKET_PASSWORD',
    pickup: 'SHIPROCKET_PICKUP',
    webhook_token: 'SHIPROCKET_WEBHOOK_TOKEN',
    url: 'SHIPROCKET_URL',
  },
  delhivery: {
    token: 'DELHIVERY_TOKEN',
    pickup: 'DELHIVERY_PICKUP',
    webhook_token: 'DELHIVERY_WEBHOOK_TOKEN',
    url: 'DELHIVERY_URL',
  },
};
