import type { Schema } from 'yup';
import type { SettingSource } from '../../contract/checked-settings.ts';
import { keyedProviders, providers, type KeyedProvider } from '../../contract/providers.ts';
import { recaptcha } from './captcha/recaptcha.ts';
import { delhivery } from './courier/delhivery.ts';
import { shiprocket } from './courier/shiprocket.ts';
import { smtp } from './mail/smtp.ts';
import { easebuzz } from './payment/easebuzz.ts';
import { razorpay } from './payment/razorpay.ts';
import { readSettings, type Provider, type ProviderSettings } from './provider.ts';
import { msg91 } from './sms/msg91.ts';

/** Private halves of all providers. */
export const registry: { readonly [Name in KeyedProvider]: Provider<Name> } = {
  razorpay,
  easebuzz,
  smtp,
  msg91,
  recaptcha,
  shiprocket,
  delhivery,
};

/** Validation rules for the environment variables of all providers. */
export const providerRules: Record<string, Schema> = Object.fromEntries(
  Object.values(registry).flatMap(({ settings }) =>
    Object.values(settings).map(({ name, rule }) => [name, rule]),
  ),
);

/** Settings of each provider that has all its keys. */
export type ConnectedProviders = { readonly [Name in KeyedProvider]?: ProviderSettings };

/** Returns the settings of a provider; undefined without its keys. */
export const readProvider = (
  name: KeyedProvider,
  source: SettingSource,
): ProviderSettings | undefined => readSettings(registry[name].settings, source);

/** Returns the settings of the providers with keys. In demo mode mails and SMS are not sent. */
export const readProviders = (source: SettingSource, isLive: boolean): ConnectedProviders =>
  Object.fromEntries(
    keyedProviders
      .filter((name) => isLive || !['mail', 'sms'].includes(providers[name].kind))
      .map((name) => [name, readProvider(name, source)]),
  );
