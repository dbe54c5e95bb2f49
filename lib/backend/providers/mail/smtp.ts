import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { string } from 'yup';
import { invalid } from '../../errors.ts';
import { askPartner } from '../../observe/ask-partner.ts';
import {
  addressesOfAny,
  NotPublic,
  type AddressesOf,
} from '../../services/webhook/public-address.ts';
import { NotDeliverable, type MailSender } from '../message-sender.ts';
import type { KeyFields, Provider } from '../provider.ts';

type Key =
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which upgrades to TLS (STARTTLS). */
  | 'url'
  /** `SOSE <care@example.in>`. */
  | 'from';

export const smtp: Provider<'smtp', Key> = {
  name: 'smtp',
  storedId: 3,
  settings: {
    url: {
      name: 'SMTP_URL',
      rule: string().matches(/^smtps?:\/\/[^\s]+$/, {
        message: 'SMTP_URL must be an address that starts with smtp:// or smtps://',
        excludeEmptyString: true,
      }),
    },
    from: {
      name: 'MAIL_FROM',
      rule: string()
        .matches(/^[^@<>\r\n]*<?[^@<>\s]+@[^@<>\s]+\.[^@<>\s]+>?$/, {
          message: 'MAIL_FROM must be an email address, with a name before it or not',
          excludeEmptyString: true,
        })
        .when('SMTP_URL', {
          is: Boolean,
          then: (rule) => rule.required('MAIL_FROM is missing: SMTP_URL needs it'),
        }),
    },
  },
  checkFields: (fields) => {
    if (Number(fields['port']) > 65_535) {
      throw invalid({ port: ['Must be a port number: 465 or 587'] });
    }
    return fields;
  },
  toSettings: ({ mail_from, ...server }) => ({ SMTP_URL: serverUrl(server), MAIL_FROM: mail_from }),
  createClient: (settings, { addressesOf }) => smtpSender(settings, addressesOf),
  // Sends a test mail.
  tryKeys: async (settings, { email, addressesOf }) => {
    if (!email) {
      return {
        is_ok: false,
        message: 'Your account has no email address. Add one to your profile first.',
      };
    }
    const text = 'Your shop’s mail server works. You requested this email in the back office.';
    try {
      await smtpSender(settings, addressesOf).send({
        to: email,
        subject: 'Test email from your shop',
        text,
        html: `<p>${text}</p>`,
        reference: `trial-${randomBytes(8).toString('hex')}`,
      });
      return {
        is_ok: true,
        message: `We’ve sent a test email to ${email}. Check the spam folder, too.`,
      };
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      const known = trialMessages.find(([pattern]) => pattern.test(message));
      return { is_ok: false, message: known?.[1] ?? `No email was sent. ${message}` };
    }
  },
};

const trialMessages: readonly [RegExp, string][] = [
  [/said (EAUTH|53\d)$/, 'The mail server rejected the user or password'],
  [/said (EDNS|ENOTFOUND|EAI_AGAIN)$/, 'There is no mail server with this name'],
  [
    /said (ECONNECTION|ETIMEDOUT|ESOCKET|ECONNREFUSED|ECONNRESET)$/,
    'The mail server is not responding at this address and port',
  ],
  [/said ETLS$/, 'The mail server doesn’t offer encryption on this port'],
];

/** Port on which TLS begins with the connection. */
const tlsPort = '465';

const isThisMachine = (host: string) => host === 'localhost' || /^127(\.\d{1,3}){3}$/.test(host);

function serverUrl({ host = '', port = '', user, password }: KeyFields): string {
  const login = [user, password].map((part) => encodeURIComponent(part ?? '')).join(':');
  const scheme = port === tlsPort ? 'smtps' : 'smtp';
  // Without TLS the password would be readable on its way; this machine is for trials only.
  const query = port === tlsPort || isThisMachine(host) ? '' : '/?requireTLS=true';
  return `${scheme}://${login}@${host}:${port}${query}`;
}

const timeoutMs = '10000';

/* In the query of the URL: next to a URL, nodemailer ignores its options. */
const timeouts = {
  connectionTimeout: timeoutMs,
  greetingTimeout: timeoutMs,
  socketTimeout: timeoutMs,
  disableFileAccess: 'true',
  disableUrlAccess: 'true',
};

/* Nodemailer splits an address at a comma. */
const oneAddress = /^[^\s,;<>@]+@[^\s,;<>@]+$/;

/**
 * Creates an SMTP mail sender. Removes recipient addresses from its errors, because servers repeat
 * them.
 */
export function smtpSender(
  { url, from }: Record<Key, string>,
  addressesOf: AddressesOf = addressesOfAny,
): MailSender {
  const host = /@?([^@<>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ to, subject, text, html, reference, calendar, stopUrl }) => {
      if (!oneAddress.test(to)) throw new NotDeliverable('The recipient is no single address');
      try {
        const mail = {
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          ...(calendar && { attachments: [calendarAttachment(calendar)] }),
          messageId: `<${reference}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(stopUrl) },
        };
        await askPartner('mail', async () => {
          const transport = await openTransport(url, addressesOf);
          return transport.sendMail(mail);
        });
      } catch (error) {
        throw withoutPerson(error);
      }
    },
  };
}

/*
 * Connects to the address that `addressesOf` has returned, so that the name cannot lead elsewhere
 * after the check (DNS rebinding). The TLS certificate must still name the host.
 */
async function openTransport(url: string, addressesOf: AddressesOf) {
  // Loaded with the first mail: the check of the settings at start does without it.
  const { createTransport } = await import('nodemailer');
  const server = new URL(url);
  const { hostname } = server;
  const found = await addressesOf(server);
  // IPv6 is not routed everywhere, and nodemailer tries one address only.
  const chosen = found.find(({ family }) => family === 4) ?? found[0];
  if (!chosen) throw new Error('The mail server has no address');
  server.hostname = chosen.family === 6 ? `[${chosen.address}]` : chosen.address;
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  const options = { ...timeouts, ...(isName && { servername: hostname }) };
  for (const [name, value] of Object.entries(options)) {
    if (!server.searchParams.has(name)) server.searchParams.set(name, value);
  }
  return createTransport(server.href);
}

/* With both headers, mailboxes show a one-click unsubscribe button. */
const stopHeaders = (url: string | undefined) =>
  url && {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };

/* Mailboxes handle the attachment by its METHOD. */
function calendarAttachment(content: string) {
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH';
  return {
    filename: 'appointment.ics',
    content,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  };
}

function withoutPerson(error: unknown): Error {
  if (error instanceof NotPublic) return error;
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const answer = responseCode ?? code ?? 'nothing';
  const message = `The mail server said ${answer}`;
  // 5xx for the recipient is permanent for this person; 5xx at login means wrong settings.
  const isRefusal = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
  return isRefusal ? new NotDeliverable(message) : new Error(message);
}
