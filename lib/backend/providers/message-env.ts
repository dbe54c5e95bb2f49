import { string, ValidationError } from 'yup';
import { smsKinds } from '../services/messages/templates.ts';
import type { SmtpSettings } from './mail/smtp.ts';
import type { Msg91Settings } from './sms/msg91.ts';

export interface MessageEnv {
  /** Undefined in demo mode: mails stay in the outbox. */
  smtp: SmtpSettings | undefined;
  /** Undefined in demo mode: SMS stay in the outbox. */
  msg91: Msg91Settings | undefined;
}

/** Required only in live mode. */
const inLiveMode = (name: string, what: string, rule = string()) =>
  rule.when('STORE_MODE', {
    is: 'live',
    then: (one) => one.required(`${name} is missing: live mode needs ${what}`),
  });

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
  SMTP_URL: inLiveMode(
    'SMTP_URL',
    'a mail server',
    string().matches(/^smtps?:\/\/[^\s]+$/, {
      message: 'SMTP_URL must be an address that starts with smtp:// or smtps://',
      excludeEmptyString: true,
    }),
  ),
  MAIL_FROM: inLiveMode(
    'MAIL_FROM',
    'the address that mails come from',
    string().matches(/^[^@<>\r\n]*<?[^@<>\s]+@[^@<>\s]+\.[^@<>\s]+>?$/, {
      message: 'MAIL_FROM must be an email address, with a name before it or not',
      excludeEmptyString: true,
    }),
  ),
  MSG91_AUTH_KEY: inLiveMode('MSG91_AUTH_KEY', 'MSG91 for its SMS'),
  MSG91_SENDER: string().matches(/^[A-Za-z0-9]{3,11}$/, {
    message: 'MSG91_SENDER must be the 3 to 11 letters of a registered sender',
    excludeEmptyString: true,
  }),
  MSG91_TEMPLATE_IDS: string().test('template-ids', (text, context) => {
    const isLive = (context.parent as { STORE_MODE?: string }).STORE_MODE === 'live';
    const faults = text || isLive ? templateFaults(text ?? '') : [];
    if (faults.length === 0) return true;
    const errors = faults.map((message) => context.createError({ message }));
    return new ValidationError(errors, text, context.path);
  }),
  MSG91_URL: string()
    .matches(/^https?:\/\/[^\s]+$/, {
      message: 'MSG91_URL must be an address that starts with http:// or https://',
      excludeEmptyString: true,
    })
    .default('https://control.msg91.com'),
};

function templateFaults(text: string): string[] {
  const ids = readTemplateIds(text);
  if (!ids) {
    return ['MSG91_TEMPLATE_IDS must be pairs such as login_otp=65f0…, separated by commas'];
  }
  const missing = smsKinds.filter((kind) => !ids[kind]);
  return [
    ...(text
      ? []
      : ['MSG91_TEMPLATE_IDS is missing: live mode needs the ids of the registered SMS templates']),
    ...(missing.length > 0 ? [`MSG91_TEMPLATE_IDS has no template of ${missing.join(', ')}`] : []),
  ];
}

interface MessageValues {
  STORE_MODE?: string | undefined;
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  MSG91_AUTH_KEY?: string | undefined;
  MSG91_SENDER?: string | undefined;
  MSG91_TEMPLATE_IDS?: string | undefined;
  MSG91_URL: string;
}

/** Returns the mail and SMS settings; in demo mode nothing is sent, whatever is set. */
export function messageEnvOf(values: MessageValues): MessageEnv {
  if (values.STORE_MODE !== 'live') return { smtp: undefined, msg91: undefined };
  return {
    smtp: { url: values.SMTP_URL ?? '', from: values.MAIL_FROM ?? '' },
    msg91: {
      authKey: values.MSG91_AUTH_KEY ?? '',
      sender: values.MSG91_SENDER,
      templateIds: readTemplateIds(values.MSG91_TEMPLATE_IDS ?? '') ?? {},
      url: values.MSG91_URL.replace(/\/+$/, ''),
    },
  };
}
