import { gatewayLabel, providers, providersOfKind } from '../../../contract/providers.ts';
import type { Connection, StaffSettings } from '../../../contract/staff-settings.ts';
import type { ServiceContext } from '../../context.ts';
import { readInvoicePrefix } from '../invoice/take-number.ts';
import { membershipPrice } from '../membership/membership-payment.ts';
import { readBudgets } from '../messages/message-budget.ts';
import { readOrderLimits } from '../order/place/order-limits.ts';
import { readSetting } from './setting.ts';
import { canPayOnline } from '../payment/can-pay-online.ts';
import { readShop, shopSetting } from './read-shop.ts';

/** The providers chosen by environment variables, with names for shop owners. */
function connections({ env }: ServiceContext): Connection[] {
  const part = (name: string, real: string | undefined, standIn: string, settings: string) => ({
    name,
    value: real ?? standIn,
    is_real: real !== undefined,
    settings,
  });
  const { provider } = env.payment;
  const connected = (kind: 'mail' | 'sms') => {
    const name = providersOfKind(kind).find((one) => env.providers[one]);
    return name && providers[name].name;
  };
  const outbox = env.mode === 'demo' ? 'Demo outbox' : 'None: messages are queued';
  return [
    part(
      'Online payment',
      provider === 'sandbox' ? undefined : gatewayLabel(provider),
      env.payment.sandboxSecret ? 'Sandbox: no real payments' : 'None: no online payments',
      'PAYMENT_PROVIDER',
    ),
    part('Email', connected('mail'), outbox, 'SMTP_URL, MAIL_FROM'),
    part('SMS', connected('sms'), outbox, 'MSG91_AUTH_KEY'),
    part(
      'Captcha',
      env.providers.recaptcha ? 'reCAPTCHA' : 'ALTCHA, on this server',
      '',
      'RECAPTCHA_SITE_KEY',
    ),
    part('Files', env.bucket ? 'S3 bucket' : 'Folder on this server', '', 'S3_BUCKET'),
    part(
      'Search engines',
      env.indexNow && 'Notified by IndexNow',
      'Not notified of changes',
      'INDEXNOW_KEY',
    ),
  ];
}

/** Returns all settings of the owner and the connected services; amounts in rupees. */
export async function readSettings(context: ServiceContext): Promise<StaffSettings> {
  const stored = (await readSetting(context, shopSetting)) as { version?: number } | undefined;
  const shop = await readShop(context);
  return {
    ...shop,
    pays_online: canPayOnline(context, shop),
    elite_price: (await membershipPrice(context)) / 100,
    ...(await readOrderLimits(context)),
    ...(await readBudgets(context.db, context.env)),
    invoice_prefix: await readInvoicePrefix(context),
    version: stored?.version ?? 1,
    connections: connections(context),
  };
}
