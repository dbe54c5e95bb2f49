import { array, object, string, type AnyObject, type InferType, type ObjectSchema } from 'yup';
import { download } from './download.ts';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { gatewayNames, keyedProviders, providerFields, type KeyedProvider } from './providers.ts';
import { text, textOrNull, yesNo } from './rules.ts';
import { xlsxType } from './staff-export.ts';

/** `server`: from the server's settings, which take precedence over stored keys. */
const origins = ['server', 'stored', 'none'] as const;

const keyField = object({
  name: text(),
  /** Empty for a secret and for values from the server's settings. */
  value: text(),
  is_set: yesNo(),
  /** Last four characters of a secret; empty if it is too short to show them. */
  ending: text(),
});

const providerKeys = object({
  provider: string().oneOf(keyedProviders).required(),
  origin: string().oneOf(origins).required(),
  /** Names of the server's settings that hold the keys; empty unless `origin` is `server`. */
  settings: array(text()).required(),
  fields: array(keyField.required()).required(),
  /** Webhook URL to enter at the provider; null: it has none. */
  webhook_url: textOrNull(),
  /** When and by whom the stored keys were changed; null if none are stored. */
  changed_at: textOrNull(),
  changed_by: textOrNull(),
});
export type ProviderKeys = InferType<typeof providerKeys>;

const answer = success.shape({
  data: object({
    providers: array(providerKeys.required()).required(),
    /** The gateway of new payments. */
    gateway: string().oneOf(gatewayNames).required(),
    is_gateway_of_server: yesNo(),
    pays_online: yesNo(),
  }).required(),
});
export type ProviderKeysState = InferType<typeof answer>['data'];

export type ProviderKeysInput = Record<string, string>;

/** Fields of a provider as they are entered; a secret that stays as it is may be left empty. */
export function providerKeysInput(provider: KeyedProvider) {
  const fields = providerFields(provider).map(
    ({ name, label, pattern, message, isSecret, isOptional }) => {
      const entered = string()
        .trim()
        .max(20_000, message)
        .matches(pattern, { message, excludeEmptyString: true });
      return [
        name,
        isSecret || isOptional ? entered.default('') : entered.required(`${label} is required`),
      ] as const;
    },
  );
  // The fields are those of a table, so that their names are no literal types.
  return object(Object.fromEntries(fields)) as ObjectSchema<ProviderKeysInput & AnyObject>;
}

export const exportSmsTemplates = download({
  path: '/staff/sms-templates/',
  caller: 'staff',
  area: 'superuser',
  summary: 'Export the SMS templates as XLSX, to register with DLT and MSG91',
  mediaType: xlsxType,
});

const owner = staffCalls('superuser');

export const getProviderKeys = owner.get(
  '/staff/provider-keys/',
  'List the services (gateways, email, SMS, captcha, couriers) and which keys are set; never the keys',
  { answer },
);

const change = (provider: KeyedProvider) =>
  owner.post(
    `/staff/provider-keys/${provider}/`,
    'Save the keys of a service, encrypted; they apply within seconds. Secrets left blank are kept. 409 if they are set on the server',
    { body: providerKeysInput(provider), answer },
  );

/** The calls that store the keys of each provider. */
export const changeProviderKeys = Object.fromEntries(
  keyedProviders.map((provider) => [provider, change(provider)]),
) as Record<KeyedProvider, ReturnType<typeof change>>;

export const removeProviderKeys = owner.delete(
  '/staff/provider-keys/{provider}/',
  'Delete the saved keys of a service',
  { answer },
);

export const chooseGateway = owner.post(
  '/staff/provider-keys/{provider}/choice/',
  'Use this gateway for new payments',
  { answer },
);

const trial = object({ is_ok: yesNo(), message: text() });
export type ProviderTrial = InferType<typeof trial>;

export const tryProviderKeys = owner.post(
  '/staff/provider-keys/{provider}/trial/',
  'Test a service: sends an email or SMS to the caller, or makes a harmless call, and returns what happened',
  { answer: success.shape({ data: trial.required() }) },
);
