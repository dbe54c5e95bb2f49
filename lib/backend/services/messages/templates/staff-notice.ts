import type { MailContent } from '../mail-content.ts';
import type { MessageData } from '../message-kinds.ts';
import { sayRupees } from '../say.ts';
import type { Template } from '../template.ts';

const toOwner = (shop: string) => `You’re receiving this email because you’re an owner of ${shop}.`;

export const staffNotice: Template<MessageData['staff_notice']> = {
  mail: ({ title, body, path }, shop): MailContent => ({
    subject: title,
    preview: body,
    heading: title,
    greeting: 'Namaste,',
    blocks: [
      { type: 'text', text: body },
      { type: 'button', label: 'Open back office', path },
    ],
    reason: `You’re receiving this email because you have email notifications turned on in the ${shop} back office. You can turn them off under Notifications.`,
  }),
};

export const storeProblem: Template<MessageData['store_problem']> = {
  mail: ({ title, help, detail }, shop): MailContent => ({
    subject: title,
    preview: help,
    heading: title,
    greeting: 'Namaste,',
    blocks: [
      { type: 'text', text: help },
      { type: 'text', text: detail },
      { type: 'button', label: 'Open back office', path: '/dashboard' },
    ],
    reason: toOwner(shop),
  }),
};

export const messageBudget: Template<MessageData['message_budget']> = {
  mail: ({ budget, isSms, isUsedUp }, shop): MailContent => {
    const subject = isUsedUp
      ? `Limit reached: ${budget}`
      : `You’ve used half of your limit of ${budget}`;
    const effect = isSms
      ? 'we won’t send OTPs by SMS, and customers will be asked to log in with their email'
      : 'we won’t send welcome emails, email verification links or enquiry acknowledgements. Login links and order emails will still go out';
    const state = isUsedUp
      ? `This limit has been reached. Until the count falls below it, ${effect}.`
      : 'Half of this limit has been used.';
    const paragraphs = [
      `${shop} limits messages triggered by customers and visitors to ${budget}. ${state}`,
      'Not running a campaign? Someone may be abusing your forms. You can change the limit in Settings.',
    ];
    return {
      subject,
      preview: paragraphs[0] ?? '',
      heading: subject,
      greeting: 'Namaste,',
      blocks: [
        ...paragraphs.map((text) => ({ type: 'text', text }) as const),
        { type: 'button', label: 'Open settings', path: '/dashboard/settings#message-limits' },
      ],
      reason: toOwner(shop),
    };
  },
};

const resent = 're-sent to a different email';

export const voucherGiven: Template<MessageData['voucher_given']> = {
  mail: ({ by, amount, reason, id, isResent }, shop): MailContent => ({
    subject: `Gift voucher of ${sayRupees(amount)} ${isResent ? resent : 'issued'}`,
    preview: `By ${by}: ${reason}`,
    heading: `Gift voucher ${isResent ? resent : 'issued'}`,
    greeting: 'Namaste,',
    blocks: [
      {
        type: 'facts',
        facts: [
          { term: isResent ? 'Re-sent by' : 'Issued by', value: by },
          { term: 'Amount', value: sayRupees(amount) },
          { term: 'Reason', value: reason },
        ],
      },
      { type: 'text', text: 'If this doesn’t look right, block the voucher.' },
      { type: 'button', label: 'View voucher', path: `/dashboard/vouchers/${id}` },
    ],
    reason: toOwner(shop),
  }),
};
