import { cutText } from '../../../../contract/cut-text.ts';
import type { Block, MailContent } from '../mail-content.ts';
import type { MessageData } from '../message-kinds.ts';
import { namaste } from '../namaste.ts';
import type { Template } from '../template.ts';

const reason = 'You’re receiving this email because you wrote to us.';

const about = ({ subject, number }: { subject: string; number: string }): Block => ({
  type: 'facts',
  facts: [
    { term: 'Enquiry number', value: number },
    ...(subject ? [{ term: 'Subject', value: subject }] : []),
  ],
});

export const leadReceived: Template<MessageData['enquiry_received']> = {
  mail: ({ name, subject, number }): MailContent => ({
    subject: `We’ve received your enquiry ${number}`,
    preview: 'We usually reply within two working days.',
    heading: 'We’ve received your enquiry',
    greeting: namaste(name),
    blocks: [
      {
        type: 'text',
        text: 'Thank you for writing to us. We usually reply within two working days.',
      },
      about({ subject, number }),
      {
        type: 'text',
        text: 'Forgot something? Reply to this email and keep the enquiry number in the subject line.',
      },
    ],
    reason,
  }),
  withoutFreeText: (lead) => ({ ...lead, subject: '' }),
  data: ({ number }) => ({ enquiry: number }),
};

export const leadAnswered: Template<MessageData['enquiry_answered']> = {
  mail: ({ name, subject, number, text }): MailContent => ({
    subject: `Your enquiry ${number}${subject && `: ${subject}`}`,
    preview: cutText(text, 100).replace(/\s+/g, ' '),
    heading: 'Our reply to your enquiry',
    greeting: namaste(name),
    blocks: [
      ...paragraphsOf(text).map((one): Block => ({ type: 'text', text: one })),
      about({ subject, number }),
    ],
    reason,
  }),
  withoutFreeText: (lead) => ({ ...lead, subject: '' }),
  data: ({ number }) => ({ enquiry: number }),
};

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean);
