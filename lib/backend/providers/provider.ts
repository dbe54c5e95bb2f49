import type { Logger } from 'pino';
import { string, type StringSchema } from 'yup';
import type { CaptchaAction } from '../../contract/captcha.ts';
import type { SettingSource } from '../../contract/checked-settings.ts';
import {
  providerFields,
  providers,
  type FieldName,
  type KeyedProvider,
  type KindOfProvider,
} from '../../contract/providers.ts';
import type { ProviderTrial } from '../../contract/staff-provider-keys.ts';
import type { AddressesOf } from '../services/webhook/public-address.ts';
import type { CourierProvider } from './courier/courier-provider.ts';
import type { MailSender, SmsSender } from './message-sender.ts';
import type { PaymentProvider } from './payment/payment-provider.ts';

/**
 * Result of a captcha check. `id` identifies the token for single use, independent of its spelling;
 * after `goodUntil` the token is refused anyway.
 */
type CaptchaVerdict =
  | { outcome: 'ok'; id: string; goodUntil: Date }
  | { outcome: 'refused' | 'unavailable' };

export interface Captcha {
  verify: (token: string, action: CaptchaAction, now: Date) => Promise<CaptchaVerdict>;
}

/** What a provider of each kind does for the store. */
interface Clients {
  gateway: PaymentProvider;
  mail: MailSender;
  sms: SmsSender;
  captcha: Captcha;
  courier: CourierProvider;
}
export type ClientOf<Name extends KeyedProvider> = Clients[KindOfProvider<Name>];

/** An environment variable of a provider. */
export interface Setting {
  name: string;
  rule: StringSchema<string | undefined>;
  /** Used if it is not set. */
  preset?: string;
  isOptional?: boolean;
}

export type ProviderSettings = Record<string, string>;

/** Entered fields of a provider. */
export type KeyFields = Record<string, string>;

export interface ClientOptions {
  /** Where connections may go (SSRF protection). */
  addressesOf: AddressesOf;
  /** Host name of the shop. */
  siteHost: string;
  log: Logger;
}

export interface TrialOptions extends ClientOptions {
  /** Contact of the owner who tries the keys. */
  email: string | null;
  mobile: string | null;
  shopName: string;
  postalCode: string;
}

/**
 * Private half of a provider; the public one is its row in `lib/contract/providers.ts`. `Key` are
 * the names of its settings in code.
 */
export interface Provider<Name extends KeyedProvider, Key extends string = string> {
  name: Name;
  /** Binds stored keys to the provider (AAD): unique, and never changed. */
  storedId: number;
  settings: Record<Key, Setting>;
  /** Last part of the webhook's address, if it is not the name. */
  webhookName?: string;
  /** Converts entered fields to settings, if these are others. */
  toSettings?(fields: KeyFields): SettingSource;
  /** Returns the fields as they are stored. Throws 400 with the field if keys cannot be right. */
  checkFields?(fields: KeyFields, shop: { takesTestKeys: boolean }): KeyFields;
  createClient(settings: Record<Key, string>, options: ClientOptions): ClientOf<Name>;
  /** Tries the keys without consequences and says what happened. */
  tryKeys(settings: Record<Key, string>, options: TrialOptions): Promise<ProviderTrial>;
}

const settingName = (provider: KeyedProvider, key: string) => `${provider}_${key}`.toUpperCase();

const requiredWith = (other: string, name: string) =>
  string().when(other, {
    is: Boolean,
    then: (rule) => rule.required(`${name} is missing: ${other} needs it`),
  });

/**
 * Returns the settings that hold the fields of a provider, named after both: `RAZORPAY_KEY_ID`.
 * Those of a gateway are required if `PAYMENT_PROVIDER` names it, others together with the first
 * one.
 */
export function fieldSettings<Name extends KeyedProvider>(
  provider: Name,
): Record<FieldName<Name>, Setting> {
  const isGateway = providers[provider].kind === 'gateway';
  const fields = providerFields(provider);
  const first = settingName(provider, fields[0]?.name ?? '');
  const ruleOf = (name: string) => {
    if (!isGateway) return name === first ? string().optional() : requiredWith(first, name);
    return string().when('PAYMENT_PROVIDER', {
      is: provider,
      then: (rule) => rule.required(`${name} is missing: PAYMENT_PROVIDER=${provider} needs it`),
    });
  };
  const settings = fields.map(({ name: field, isOptional = false }) => {
    const name = settingName(provider, field);
    const rule = isOptional ? string().optional() : ruleOf(name);
    return [field, { name, rule, isOptional }] as const;
  });
  return Object.fromEntries(settings) as Record<FieldName<Name>, Setting>;
}

/**
 * Returns the setting of an address: `addressSetting('razorpay', 'url', …)` is `RAZORPAY_URL`.
 * `preset` is used without it. Couriers, who get addresses of customers, are called over https in
 * live mode.
 */
export function addressSetting(provider: KeyedProvider, key: string, preset: string): Setting {
  const name = settingName(provider, key);
  const rule = string().matches(/^https?:\/\/[^\s]+$/, {
    message: `${name} must be an address that starts with http:// or https://`,
    excludeEmptyString: true,
  });
  if (providers[provider].kind !== 'courier') return { name, preset, rule };
  const httpsOnly = rule.when('STORE_MODE', {
    is: 'live',
    then: (one) => one.matches(/^https:/, `${name} must start with https:// in live mode`),
  });
  return { name, preset, rule: httpsOnly };
}

/** Reads the settings of a provider; undefined if one is missing. */
export function readSettings(
  settings: Record<string, Setting>,
  source: SettingSource,
): ProviderSettings | undefined {
  const values: ProviderSettings = {};
  for (const [key, { name, preset, isOptional }] of Object.entries(settings)) {
    const value = source[name] || preset;
    if (!value && !isOptional) return undefined;
    values[key] = preset ? (value ?? '').replace(/\/+$/, '') : (value ?? '');
  }
  return values;
}
