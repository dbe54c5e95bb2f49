import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { askPartner } from '../../observe/ask-partner.ts';
import {
  addressesOfAny,
  NotPublic,
  type AddressesOf,
} from '../../services/webhook/public-address.ts';
import { NotDeliverable } from '../not-deliverable.ts';
import type { MailSender } from './mail-sender.ts';

export interface SmtpSettings {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which upgrades to TLS (STARTTLS). */
  url: string;
  /** `SOSE <care@example.in>`. */
  from: string;
}

const patienceMs = '10000';

/* In the query of the URL: next to a URL, nodemailer ignores its options. */
const patience = {
  connectionTimeout: patienceMs,
  greetingTimeout: patienceMs,
  socketTimeout: patienceMs,
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
  { url, from }: SmtpSettings,
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
  const server = new URL(url);
  const { hostname } = server;
  const found = await addressesOf(server);
  // IPv6 is not routed everywhere, and nodemailer tries one address only.
  const chosen = found.find(({ family }) => family === 4) ?? found[0];
  if (!chosen) throw new Error('The mail server has no address');
  server.hostname = chosen.family === 6 ? `[${chosen.address}]` : chosen.address;
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  const options = { ...patience, ...(isName && { servername: hostname }) };
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
  const said = responseCode ?? code ?? 'nothing';
  const message = `The mail server said ${said}`;
  // 5xx for the recipient is permanent for this person; 5xx at login means wrong settings.
  const isRefusal = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
  return isRefusal ? new NotDeliverable(message) : new Error(message);
}
