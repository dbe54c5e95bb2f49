import type { MailContent } from '../mail-content.ts';
import type { MessageData } from '../message-kinds.ts';
import { sayRupees } from '../say.ts';
import type { Template } from '../template.ts';

export const staffNotice: Template<MessageData['staff_notice']> = {
  mail: ({ title, body, path }, shop): MailContent => ({
    subject: title,
    preview: body,
    heading: title,
    greeting: 'Namaste,',
    blocks: [
      { type: 'text', text: body },
      { type: 'button', label: 'Open the back office', path },
    ],
    reason: `This notification is turned on in the back office of ${shop}. You can turn it off under Notifications.`,
  }),
};

export const messageBudget: Template<MessageData['message_budget']> = {
  mail: ({ budget, isSms, isUsedUp }, shop): MailContent => {
    const subject = `${shop} has sent ${isUsedUp ? 'all' : 'half'} of its ${budget}`;
    const whatEnds = isSms
      ? 'no OTPs are sent by SMS: customers are asked to log in with their email'
      : 'no welcome, confirmation or receipt is mailed. Login links and mails about orders go on';
    const paragraphs = [
      isUsedUp
        ? `The limit of ${budget} is reached. Until some of them are older, ${whatEnds}.`
        : `Half of the ${budget} that strangers and customers may cause are sent.`,
      'If you have no campaign, somebody may be abusing your forms. You can change the limit in the settings.',
    ];
    return {
      subject,
      preview: paragraphs[0] ?? '',
      heading: subject,
      greeting: 'Namaste,',
      blocks: [
        ...paragraphs.map((text) => ({ type: 'text', text }) as const),
        { type: 'button', label: 'Open the settings', path: '/dashboard/settings#message-limits' },
      ],
      reason: `You get this email because you are an owner of ${shop}.`,
    };
  },
};

export const voucherGiven: Template<MessageData['voucher_given']> = {
  mail: ({ by, amount, reason, id }, shop): MailContent => ({
    subject: `A gift voucher of ${sayRupees(amount)} was given`,
    preview: `By ${by}: ${reason}`,
    heading: 'A gift voucher was given',
    greeting: 'Namaste,',
    blocks: [
      {
        type: 'facts',
        facts: [
          { term: 'By', value: by },
          { term: 'Amount', value: sayRupees(amount) },
          { term: 'Reason', value: reason },
        ],
      },
      { type: 'text', text: 'If this is not right, block the voucher.' },
      { type: 'button', label: 'See the voucher', path: `/dashboard/vouchers/${id}` },
    ],
    reason: `You get this email because you are an owner of ${shop}.`,
  }),
};
