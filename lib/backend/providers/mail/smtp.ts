import { createTransport } from 'nodemailer';
import { NotDeliverable } from '../not-deliverable.ts';
import type { MailSender } from './mail-sender.ts';

export interface SmtpSettings {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, where the connection turns to TLS. */
  url: string;
  /** `SOSE <care@example.in>`. */
  from: string;
}

const patienceMs = 10_000;

/* Nodemailer takes a list where it finds a comma. */
const oneAddress = /^[^\s,;<>@]+@[^\s,;<>@]+$/;

/** A mail server by SMTP. Addresses of people stay out of its errors, for servers repeat them. */
export function smtpSender({ url, from }: SmtpSettings): MailSender {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = /@?([^@<>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ to, subject, text, html, reference, calendar, stopUrl }) => {
      if (!oneAddress.test(to)) throw new NotDeliverable('The recipient is no single address');
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          ...(calendar && { attachments: [calendarAttachment(calendar)] }),
          messageId: `<${reference}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(stopUrl) },
        });
      } catch (error) {
        throw withoutPerson(error);
      }
    },
  };
}

/* With both, mailboxes show a button that does it by itself. */
const stopHeaders = (url: string | undefined) =>
  url && {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };

/* Mailboxes know what to do with it by what it says of itself. */
function calendarAttachment(content: string) {
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH';
  return {
    filename: 'appointment.ics',
    content,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  };
}

function withoutPerson(error: unknown): Error {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const said = responseCode ?? code ?? 'nothing';
  const message = `The mail server said ${said}`;
  // 5xx at the recipient is about this person for good; at the login it is about our settings.
  const isRefusal = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
  return isRefusal ? new NotDeliverable(message) : new Error(message);
}
