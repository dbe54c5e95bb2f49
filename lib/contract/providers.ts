/** One entry of a provider's keys. */
export interface ProviderField {
  name: string;
  label: string;
  /** Stored encrypted and never sent back. */
  isSecret?: boolean;
  /** Independent of the other fields: it is kept when they change. */
  standsAlone?: boolean;
  isOptional?: boolean;
  pattern: RegExp;
  message: string;
  help?: string;
  isLong?: boolean;
}

const secret = { isSecret: true } as const;
const key = /^[\w.~+/=-]{6,200}$/;
const keyMessage = 'Must be 6 to 200 letters and digits, without spaces';
const webhookToken = {
  ...secret,
  standsAlone: true,
  pattern: /^[\x21-\x7e]{8,100}$/,
  message: 'Must have 8 to 100 characters, without spaces',
} as const;
const pickup = {
  name: 'pickup',
  label: 'Pickup address',
  standsAlone: true,
  pattern: /^[^\r\n]{1,100}$/,
  message: 'Must have 1 to 100 characters',
  help: 'The name of your pickup address in your courier account.',
} as const;
const address = {
  name: 'url',
  label: 'API URL',
  isOptional: true,
  pattern: /^https?:\/\/[^\s/@]+\/*$/,
  message: 'Must be an address that begins with https://, without a path',
  help: 'Leave blank to use the default.',
} as const;

/** Kinds of providers, as owners read them. */
export const providerKinds = {
  gateway: 'Payment gateway',
  mail: 'Email',
  sms: 'SMS',
  captcha: 'Captcha',
  courier: 'Courier',
} as const;
type ProviderKind = keyof typeof providerKinds;

/**
 * Public half of the providers whose keys owners enter in the back office, in the order of the
 * screen. The key is a part of addresses, the beginning of the provider's settings, and that of the
 * headers by which a gateway signs. The other half is in `lib/backend/providers/registry.ts`.
 */
export const providers = {
  razorpay: {
    name: 'Razorpay',
    kind: 'gateway',
    fields: [
      {
        name: 'key_id',
        label: 'Key id',
        pattern: /^rzp_(live|test)_\w{6,40}$/,
        message: 'Must begin with rzp_live_ or rzp_test_',
        help: 'To try out orders before the shop is live, enter a test key (rzp_test_…).',
      },
      {
        name: 'key_secret',
        label: 'Key secret',
        ...secret,
        pattern: key,
        message: keyMessage,
      },
      {
        name: 'webhook_secret',
        label: 'Webhook secret',
        help: 'The secret you set in Razorpay along with the webhook URL.',
        ...webhookToken,
      },
    ],
  },
  easebuzz: {
    name: 'Easebuzz',
    kind: 'gateway',
    fields: [
      {
        name: 'key',
        label: 'Merchant key',
        pattern: /^[A-Za-z0-9]{4,60}$/,
        message: 'Must be 4 to 60 letters and digits',
      },
      {
        name: 'salt',
        label: 'Salt',
        ...secret,
        pattern: /^[A-Za-z0-9]{4,60}$/,
        message: 'Must be 4 to 60 letters and digits',
      },
    ],
  },
  smtp: {
    name: 'Mail server',
    kind: 'mail',
    fields: [
      {
        name: 'host',
        label: 'Server',
        pattern: /^[A-Za-z0-9.-]{1,253}$/,
        message: 'Must be a server name, such as smtp.example.in',
      },
      {
        name: 'port',
        label: 'Port',
        pattern: /^(?!0)\d{1,5}$/,
        message: 'Must be a port number: 465 or 587',
        help: '465 for TLS, 587 for STARTTLS.',
      },
      {
        name: 'user',
        label: 'User',
        pattern: /^[^\s]{1,254}$/,
        message: 'Must have at most 254 characters, without spaces',
      },
      {
        name: 'password',
        label: 'Password',
        ...secret,
        pattern: /^[^\r\n]{1,200}$/,
        message: 'Must have at most 200 characters',
      },
      {
        name: 'mail_from',
        label: 'Sender',
        standsAlone: true,
        pattern: /^[^@<>\r\n]{0,80}<?[^@<>\s]+@[^@<>\s]+\.[^@<>\s]+>?$/,
        message: 'Must be an email address, with or without a name before it',
        help: 'E.g. Vanashree Organics <care@example.in>',
      },
    ],
  },
  msg91: {
    name: 'MSG91',
    kind: 'sms',
    fields: [
      {
        name: 'auth_key',
        label: 'Auth key',
        ...secret,
        pattern: /^[A-Za-z0-9]{16,60}$/,
        message: 'Must be 16 to 60 letters and digits',
      },
      {
        name: 'sender',
        label: 'Sender id',
        isOptional: true,
        standsAlone: true,
        pattern: /^[A-Za-z0-9]{3,11}$/,
        message: 'Must be a registered sender id of 3 to 11 letters',
        help: 'Leave blank to use the sender of each template.',
      },
      {
        name: 'template_ids',
        label: 'Template ids',
        standsAlone: true,
        isLong: true,
        pattern: /^[^]{1,20000}$/,
        message: 'Use at most 20,000 characters',
        help: 'Paste two columns, name and template id, or rows from the filled sheet. Only OTPs need one. Messages without an id aren’t sent by SMS.',
      },
    ],
  },
  recaptcha: {
    name: 'Google reCAPTCHA v3',
    kind: 'captcha',
    fields: [
      {
        name: 'site_key',
        label: 'Site key',
        pattern: /^6[\w-]{39}$/,
        message: 'Must be 40 characters starting with 6, as shown by Google',
      },
      {
        name: 'secret_key',
        label: 'Secret key',
        ...secret,
        pattern: /^6[\w-]{39}$/,
        message: 'Must be 40 characters starting with 6, as shown by Google',
      },
    ],
  },
  shiprocket: {
    name: 'Shiprocket',
    kind: 'courier',
    fields: [
      {
        name: 'email',
        label: 'Email of the API user',
        pattern: /^[^\s@]{1,100}@[^\s@]{1,150}\.[^\s@.]{1,30}$/,
        message: 'Invalid email format',
      },
      {
        name: 'password',
        label: 'Password',
        ...secret,
        pattern: /^[^\r\n]{6,200}$/,
        message: 'Must have 6 to 200 characters',
      },
      pickup,
      {
        name: 'webhook_token',
        label: 'Webhook token',
        ...webhookToken,
      },
      address,
    ],
  },
  delhivery: {
    name: 'Delhivery',
    kind: 'courier',
    fields: [
      {
        name: 'token',
        label: 'API token',
        ...secret,
        pattern: /^[A-Za-z0-9]{16,100}$/,
        message: 'Must be 16 to 100 letters and digits',
      },
      pickup,
      {
        name: 'webhook_token',
        label: 'Webhook token',
        ...webhookToken,
      },
      address,
    ],
  },
} as const satisfies Record<
  string,
  { name: string; kind: ProviderKind; fields: readonly ProviderField[] }
>;
export type KeyedProvider = keyof typeof providers;
export const keyedProviders = Object.keys(providers) as readonly KeyedProvider[];

export type KindOfProvider<Provider extends KeyedProvider> = (typeof providers)[Provider]['kind'];
export type FieldName<Provider extends KeyedProvider> =
  (typeof providers)[Provider]['fields'][number]['name'];
export type ProviderOfKind<Kind extends ProviderKind> = {
  [Provider in KeyedProvider]: KindOfProvider<Provider> extends Kind ? Provider : never;
}[KeyedProvider];

export const providerFields = (provider: KeyedProvider): readonly ProviderField[] =>
  providers[provider].fields;

export const providersOfKind = <Kind extends ProviderKind>(
  kind: Kind,
): readonly ProviderOfKind<Kind>[] =>
  keyedProviders.filter(
    (provider): provider is ProviderOfKind<Kind> => providers[provider].kind === kind,
  );

/** A payment gateway; the sandbox of a demo has no keys. */
export type Gateway = 'sandbox' | ProviderOfKind<'gateway'>;
export const gatewayNames: readonly Gateway[] = [
  'sandbox',
  ...[...providersOfKind('gateway')].sort(),
];

/** Returns the name of a gateway that owners read; an unknown one stays as it is. */
export function gatewayLabel(gateway: string): string {
  if (gateway === 'sandbox') return 'Sandbox';
  const known = providersOfKind('gateway').find((name) => name === gateway);
  return known ? providers[known].name : gateway;
}

/** A courier that the store can book; the sandbox of a demo has no keys. */
export type ConnectedCourier = 'sandbox' | ProviderOfKind<'courier'>;
export const connectedCourierNames: readonly ConnectedCourier[] = [
  'sandbox',
  ...providersOfKind('courier'),
];

/** Returns the name of a courier that people read. */
export const courierLabel = (courier: ConnectedCourier): string =>
  courier === 'sandbox' ? 'Sandbox courier' : providers[courier].name;
