import type { EliteBenefits } from '../../../../contract/elite-benefits.ts';
import { shortMembershipName } from '../../../../contract/membership-name.ts';
import type { MailContent } from '../mail-content.ts';
import type { MessageData } from '../message-kinds.ts';
import { namaste } from '../namaste.ts';
import { sayDay, sayList, sayRefund, sayRupees } from '../say.ts';
import type { Template } from '../template.ts';

const ofMembership = (name: string) => `You’re receiving this email about your ${name} membership.`;
const toPlans = (label: string) =>
  ({ type: 'button', label, path: '/subscription-plans' }) as const;

function sayBenefits(benefits: EliteBenefits): string {
  const { delivery_fee: fee, early_access: isEarly, packed_first: isFirst } = benefits;
  const named = [
    ...(fee === null ? [] : [fee === 0 ? 'free delivery' : `delivery for ${sayRupees(fee * 100)}`]),
    ...(isEarly ? ['early access to sales'] : []),
    ...(isFirst ? ['priority order processing'] : []),
  ];
  return named.length > 0
    ? `Your benefits start now: ${sayList(named)}.`
    : 'Your membership starts now.';
}

export const membershipBegun: Template<MessageData['membership_begun']> = {
  mail: (
    { firstName, startsAt, endsAt, amount, isRenewal, benefits },
    _shop,
    name,
  ): MailContent => ({
    subject: isRenewal ? `Your ${name} membership has been renewed` : `Welcome to ${name}`,
    preview: `Your membership is active until ${sayDay(endsAt)}.`,
    heading: isRenewal
      ? `Your ${shortMembershipName(name)} membership has been renewed`
      : `Welcome to ${shortMembershipName(name)}`,
    greeting: namaste(firstName),
    blocks: [
      {
        type: 'text',
        text: isRenewal
          ? 'Thank you for staying with us. Your new month starts when the current one ends.'
          : `Thank you for joining! ${sayBenefits(benefits)}`,
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
        total: { label: amount === 0 ? 'Complimentary' : 'Paid', amount: sayRupees(amount) },
      },
      {
        type: 'text',
        text: 'There’s no auto-debit. We’ll remind you 3 days before your membership ends.',
      },
      { type: 'button', label: 'Shop now', path: '/shop' },
    ],
    reason: ofMembership(name),
  }),
  sms: {
    pattern:
      'Thank you! Your ##membership## membership is active until ##day##. There is no auto-debit.',
    values: ({ endsAt }) => ({ day: sayDay(endsAt) }),
  },
};

export const membershipEnding: Template<MessageData['membership_ending']> = {
  mail: ({ firstName, endsAt }, _shop, name): MailContent => ({
    subject: `Your ${name} membership ends on ${sayDay(endsAt)}`,
    preview: 'Renew now to keep your benefits.',
    heading: `Your ${shortMembershipName(name)} membership ends soon`,
    greeting: namaste(firstName),
    blocks: [
      {
        type: 'text',
        text: `Your ${name} membership ends on ${sayDay(endsAt)}. There’s no auto-debit, so renew now to keep your benefits. Your new month will start when this one ends.`,
      },
      toPlans('Renew membership'),
    ],
    reason: ofMembership(name),
  }),
  sms: {
    pattern:
      'Your ##membership## membership ends on ##day##. There is no auto-debit. Renew on our website to keep your benefits.',
    values: ({ endsAt }) => ({ day: sayDay(endsAt) }),
  },
};

export const membershipEnded: Template<MessageData['membership_ended']> = {
  mail: ({ firstName, endsAt }, _shop, name): MailContent => ({
    subject: `Your ${name} membership has ended`,
    preview: 'Thank you for being a member.',
    heading: `Your ${shortMembershipName(name)} membership has ended`,
    greeting: namaste(firstName),
    blocks: [
      {
        type: 'text',
        text: `Your ${name} membership ended on ${sayDay(endsAt)}. Thank you for being a member. Nothing else changes in your account, and you can join again any time.`,
      },
      toPlans('Join again'),
    ],
    reason: ofMembership(name),
  }),
};

export const membershipCancelled: Template<MessageData['membership_cancelled']> = {
  mail: ({ firstName, refund }, _shop, name): MailContent => ({
    subject: `Your ${name} membership has been cancelled`,
    preview: 'As you requested.',
    heading: `Your ${shortMembershipName(name)} membership has been cancelled`,
    greeting: namaste(firstName),
    blocks: [
      {
        type: 'text',
        text: `Your ${name} membership has been cancelled, as you requested, and its benefits have ended.`,
      },
      ...(refund > 0 ? [{ type: 'text' as const, text: sayRefund(refund) }] : []),
    ],
    reason: ofMembership(name),
  }),
};
