import type { EliteBenefits } from '../../../../contract/elite-benefits.ts';
import { shortMembershipName } from '../../../../contract/membership-name.ts';
import type { MailContent } from '../mail-content.ts';
import type { MessageData } from '../message-kinds.ts';
import { namaste } from '../namaste.ts';
import { sayDay, sayRupees, sayShortDay } from '../say.ts';
import type { Template } from '../template.ts';

const ofMembership = (name: string) =>
  `You get this email because it is about your ${name} membership.`;
const toSubscription = (name: string) =>
  ({ type: 'button', label: `See ${name}`, path: '/subscription-plans' }) as const;

function sayBenefits(benefits: EliteBenefits): string {
  const { delivery_fee: fee, early_access: isEarly, packed_first: isFirst } = benefits;
  const named = [
    ...(fee === null ? [] : [fee === 0 ? 'free delivery' : `delivery for ${sayRupees(fee * 100)}`]),
    ...(isEarly ? ['early access to sales'] : []),
    ...(isFirst ? ['and your orders go first'] : []),
  ];
  return named.length > 0 ? `: ${named.join(', ').replace(/^and /, '')}` : '';
}

export const membershipBegun: Template<MessageData['membership_begun']> = {
  mail: (
    { firstName, startsAt, endsAt, amount, isRenewal, benefits },
    _shop,
    name,
  ): MailContent => ({
    subject: isRenewal ? `Your ${name} goes on` : `Welcome to ${name}`,
    preview: `You are a member until ${sayDay(endsAt)}.`,
    heading: isRenewal
      ? `Your ${shortMembershipName(name)} goes on`
      : `Welcome to ${shortMembershipName(name)}`,
    greeting: namaste(firstName),
    blocks: [
      {
        type: 'text',
        text: isRenewal
          ? 'Thank you for staying. The new month begins when the one that runs now ends.'
          : `Thank you for joining. Your membership counts from this moment${sayBenefits(benefits)}.`,
      },
      {
        type: 'ledger',
        rows: [
          {
            label: `${name}, one month`,
            detail: `${sayDay(startsAt)} to ${sayDay(endsAt)}`,
            amount: sayRupees(amount),
          },
        ],
        total: { label: amount === 0 ? 'A gift of ours' : 'Paid', amount: sayRupees(amount) },
      },
      {
        type: 'text',
        text: 'Nothing is debited by itself. We write to you 3 days before the end; whether you stay is up to you.',
      },
      { type: 'button', label: 'Shop now', path: '/shop' },
    ],
    reason: ofMembership(name),
  }),
  sms: {
    pattern:
      'Thank you! You are a ##membership## member until ##day##. Nothing is debited by itself.',
    values: ({ endsAt }) => ({ day: sayShortDay(endsAt) }),
  },
};

export const membershipEnding: Template<MessageData['membership_ending']> = {
  mail: ({ firstName, endsAt }, _shop, name): MailContent => ({
    subject: `Your ${name} ends on ${sayDay(endsAt)}`,
    preview: 'Nothing is debited by itself.',
    heading: `Your ${shortMembershipName(name)} ends soon`,
    greeting: namaste(firstName),
    blocks: [
      {
        type: 'text',
        text: `Your ${name} membership ends on ${sayDay(endsAt)}. Nothing is debited by itself: if you would like to stay, take another month, and it is added at the end.`,
      },
      toSubscription(name),
    ],
    reason: ofMembership(name),
  }),
  sms: {
    pattern:
      'Your ##membership## membership ends on ##day##. Nothing is debited by itself. To stay, take another month on our site.',
    values: ({ endsAt }) => ({ day: sayShortDay(endsAt) }),
  },
};

export const membershipEnded: Template<MessageData['membership_ended']> = {
  mail: ({ firstName, endsAt }, _shop, name): MailContent => ({
    subject: `Your ${name} has ended`,
    preview: 'Thank you for having been a member.',
    heading: `Your ${shortMembershipName(name)} has ended`,
    greeting: namaste(firstName),
    blocks: [
      {
        type: 'text',
        text: `Your ${name} membership ended on ${sayDay(endsAt)}. Thank you for having been a member. Your account and your orders stay as they are, and you can join again any day.`,
      },
      toSubscription(name),
    ],
    reason: ofMembership(name),
  }),
};

export const membershipCancelled: Template<MessageData['membership_cancelled']> = {
  mail: ({ firstName, refund }, _shop, name): MailContent => ({
    subject: `Your ${name} is cancelled`,
    preview: 'As you asked.',
    heading: `Your ${shortMembershipName(name)} is cancelled`,
    greeting: namaste(firstName),
    blocks: [
      {
        type: 'text',
        text: `Your ${name} membership is cancelled, as you asked. Its benefits ended with it.`,
      },
      ...(refund > 0
        ? [
            {
              type: 'text' as const,
              text: `${sayRupees(refund)} go back to the account that you paid from. Your bank may take some days to show it.`,
            },
          ]
        : []),
    ],
    reason: ofMembership(name),
  }),
};
