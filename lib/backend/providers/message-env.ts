import { string, ValidationError } from 'yup';
import { requiredSmsKinds } from '../services/messages/templates.ts';
import type { SmtpSettings } from './mail/smtp.ts';
import type { Msg91Settings } from './sms/msg91.ts';

export interface MessageEnv {
  /** Undefined in demo mode, where mails stay in the outbox, and while no server is set. */
  smtp: SmtpSettings | undefined;
  /** Undefined in demo mode, where SMS stay in the outbox, and while no provider is set. */
  msg91: Msg91Settings | undefined;
}

/** Other half of a pair. */
const besides = (other: string, name: string, rule = string()) =>
  rule.when(other, {
    is: Boolean,
    then: (one) => one.required(`${name} is missing: ${other} needs it`),
  });

const usualUrl = 'https://control.msg91.com';

const pair = /^\s*([a-z_]+)\s*=\s*([\w-]+)\s*$/;

/** `login_otp=65f…,order_placed=65a…`; undefined if malformed. */
function readTemplateIds(text: string): Record<string, string> | undefined {
  const pairs = text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => pair.exec(part));
  if (pairs.some((found) => found === null)) return undefined;
  return Object.fromEntries(pairs.map((found) => [found?.[1] ?? '', found?.[2] ?? '']));
}

/** Validation rules for the environment variables of mails and SMS. */
export const messageSettings = {
  SMTP_URL: string().matches(/^smtps?:\/\/[^\s]+$/, {
    message: 'SMTP_URL must be an address that starts with smtp:// or smtps://',
    excludeEmptyString: true,
  }),
  MAIL_FROM: besides(
    'SMTP_URL',
    'MAIL_FROM',
    string().matches(/^[^@<>\r\n]*<?[^@<>\s]+@[^@<>\s]+\.[^@<>\s]+>?$/, {
      message: 'MAIL_FROM must be an email address, with a name before it or not',
      excludeEmptyString: true,
    }),
  ),
  MSG91_AUTH_KEY: string().optional(),
  MSG91_SENDER: string().matches(/^[A-Za-z0-9]{3,11}$/, {
    message: 'MSG91_SENDER must be the 3 to 11 letters of a registered sender',
    excludeEmptyString: true,
  }),
  MSG91_TEMPLATE_IDS: string().test('template-ids', (text, context) => {
    const { MSG91_AUTH_KEY: key } = context.parent as { MSG91_AUTH_KEY?: string };
    const faults = text || key ? templateFaults(text ?? '') : [];
    if (faults.length === 0) return true;
    const errors = faults.map((message) => context.createError({ message }));
    return new ValidationError(errors, text, context.path);
  }),
  MSG91_URL: string()
    .matches(/^https?:\/\/[^\s]+$/, {
      message: 'MSG91_URL must be an address that starts with http:// or https://',
      excludeEmptyString: true,
    })
    .default(usualUrl),
};

/** Returns what is wrong with `MSG91_TEMPLATE_IDS`. */
function templateFaults(text: string): string[] {
  const ids = readTemplateIds(text);
  if (!ids) {
    return ['MSG91_TEMPLATE_IDS must be pairs such as login_otp=65f0…, separated by commas'];
  }
  const missing = requiredSmsKinds.filter((kind) => !ids[kind]);
  return [
    ...(text ? [] : ['MSG91_TEMPLATE_IDS is missing: MSG91_AUTH_KEY needs it']),
    ...(missing.length > 0 ? [`MSG91_TEMPLATE_IDS has no template of ${missing.join(', ')}`] : []),
  ];
}

interface MailValues {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
}

interface SmsValues {
  MSG91_AUTH_KEY?: string | undefined;
  MSG91_SENDER?: string | undefined;
  MSG91_TEMPLATE_IDS?: string | undefined;
  MSG91_URL?: string | undefined;
}

interface MessageValues extends MailValues, SmsValues {
  STORE_MODE?: string | undefined;
}

/** Returns the mail and SMS settings; in demo mode nothing is sent, whatever is set. */
export function messageEnvOf(values: MessageValues): MessageEnv {
  if (values.STORE_MODE !== 'live') return { smtp: undefined, msg91: undefined };
  return { smtp: smtpOf(values), msg91: msg91Of(values) };
}

/** Returns the mail server of the settings, in any mode. */
export const smtpOf = ({ SMTP_URL: url, MAIL_FROM: from }: MailValues) =>
  url && from ? { url, from } : undefined;

/** Returns the SMS provider of the settings, in any mode. */
export function msg91Of(values: SmsValues): Msg91Settings | undefined {
  const { MSG91_AUTH_KEY: authKey, MSG91_SENDER, MSG91_TEMPLATE_IDS, MSG91_URL } = values;
  if (!authKey) return undefined;
  return {
    authKey,
    sender: MSG91_SENDER || undefined,
    templateIds: readTemplateIds(MSG91_TEMPLATE_IDS ?? '') ?? {},
    url: (MSG91_URL || usualUrl).replace(/\/+$/, ''),
  };
}
