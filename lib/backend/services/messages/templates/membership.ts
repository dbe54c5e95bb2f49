import type { EliteBenefits } from '../../../../contract/elite-benefits.ts';
import { shortMembershipName } from '../../../../contract/membership-name.ts';
import type { MailContent } from '../mail-content.ts';
import type { MessageData } from '../message-kinds.ts';
import { namaste } from '../namaste.ts';
import { sayDay, sayRefund, sayRupees } from '../say.ts';
import type { Template } from '../template.ts';

const ofMembership = (name: string) => `You’re receiving this email about your ${name} membership.`;
const toPlans = (label: string) =>
  ({ type: 'button', label, path: '/subscription-plans' }) as const;

const expressDays = (days: number) =>
  ['Same or next day', 'Next working day'][days] ?? `Within ${days} working days`;

/** Lists the benefits under the names that the page of the plans has for them. */
const benefitFacts = (benefits: EliteBenefits) => {
  const fee = benefits.delivery_fee;
  const fact = (isGiven: boolean, term: string, value: string) =>
    isGiven ? [{ term, value }] : [];
  return [
    ...fact(fee !== null, 'Delivery', fee ? `${sayRupees(fee * 100)} per order` : 'Free'),
    ...fact(
      benefits.express_places.length > 0,
      'Delivery time',
      `${expressDays(benefits.express_days)} in select cities`,
    ),
    ...fact(benefits.free_consultation, 'Consultation with our vaidya', 'Free'),
    ...fact(
      benefits.answer_within !== '',
      'Written questions to our vaidya',
      `Answered within ${benefits.answer_within}`,
    ),
    ...fact(benefits.early_access, 'Sales and new harvests', 'Early access'),
    ...fact(benefits.packed_first, 'Your orders', 'Packed first'),
    ...fact(benefits.care_first, 'Customer care', 'Priority'),
    ...benefits.own.map(({ name, member }) => ({ term: name, value: member })),
  ];
};

type NewMonth = MessageData['membership_begun'];

const begunTitle = (name: string, { amount, isRenewal }: NewMonth) =>
  isRenewal
    ? `Your ${name} membership has been ${amount > 0 ? 'renewed' : 'extended'}`
    : `Welcome to ${name}`;

function begunText(name: string, { amount, isRenewal, benefits }: NewMonth): string {
  if (isRenewal) {
    const given = `We’ve added a month to your ${name} membership, with our compliments.`;
    return `${amount > 0 ? 'Thank you for staying with us.' : given} Your new month starts when the current one ends.`;
  }
  const given = `We’ve given you a month of ${name}, with our compliments.`;
  const what = benefitFacts(benefits).length > 0 ? 'benefits start' : 'membership starts';
  return `${amount > 0 ? 'Thank you for joining!' : given} Your ${what} now.`;
}

export const membershipBegun: Template<NewMonth> = {
  mail: (month, _shop, name): MailContent => {
    const { firstName, startsAt, endsAt, amount, isRenewal, benefits } = month;
    const facts = isRenewal ? [] : benefitFacts(benefits);
    return {
      subject: begunTitle(name, month),
      preview: `Your membership is active until ${sayDay(endsAt)}.`,
      heading: begunTitle(shortMembershipName(name), month),
      greeting: namaste(firstName),
      blocks: [
        { type: 'text', text: begunText(name, month) },
        ...(facts.length > 0 ? [{ type: 'facts' as const, facts }] : []),
        {
          type: 'ledger',
          rows: [
            {
              label: `${name}, one month`,
              detail: `${sayDay(startsAt)} to ${sayDay(endsAt)}`,
              amount: amount > 0 ? sayRupees(amount) : 'Free',
            },
          ],
          total: { label: amount > 0 ? 'Paid' : 'Total', amount: sayRupees(amount) },
        },
        {
          type: 'text',
          text: 'There’s no auto-debit. We’ll remind you 3 days before your membership ends.',
        },
        { type: 'button', label: 'Shop now', path: '/shop' },
      ],
      reason: ofMembership(name),
    };
  },
  sms: {
    pattern: 'Your ##membership## membership is active until ##day##. There is no auto-debit.',
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
  mail: ({ firstName, refund, later }, _shop, name): MailContent => {
    const what = later ? 'renewal' : 'membership';
    const end = later && sayDay(later.startsAt);
    return {
      subject: `Your ${name} ${what} has been cancelled`,
      preview: end ? `You’re still a member until ${end}.` : 'Your benefits have ended.',
      heading: `Your ${shortMembershipName(name)} ${what} has been cancelled`,
      greeting: namaste(firstName),
      blocks: [
        {
          type: 'text',
          text: later
            ? `Your ${name} renewal from ${end} to ${sayDay(later.endsAt)} has been cancelled. You’re still a member until ${end}.`
            : `Your ${name} membership has been cancelled and its benefits have ended.`,
        },
        ...(refund > 0 ? [{ type: 'text' as const, text: sayRefund(refund) }] : []),
      ],
      reason: ofMembership(name),
    };
  },
};
