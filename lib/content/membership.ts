import type { DeliveryTerms } from '../contract/delivery-terms';
import { isOn } from '../contract/is-on';
import { shortMembershipName } from '../contract/membership-name';
import type { ShopProfile } from '../contract/shop-profile';
import { storeRules } from '../contract/store-rules';
import { formatDeliveryFee } from '../format/delivery-fee';
import { formatRupees } from '../format/money';
import { consultationCost, type ConsultationTerms } from './consultation-cost';
import { formatExpressDays, formatExpressPlaces, formatMemberFee } from '../format/member-delivery';
import type { Question } from './question';

const { nearby, elsewhere } = storeRules.deliveryDays;

interface Benefit {
  name: string;
  guest: string;
  member: string;
}

type MembershipTerms = DeliveryTerms & ConsultationTerms & Pick<ShopProfile, 'has_demo'>;

const everyOrder = ({ minimum_order: minOrderRupees }: DeliveryTerms) =>
  minOrderRupees === 0
    ? 'For every order'
    : `For every order above ${formatRupees(minOrderRupees)}, which is the smallest order for everybody`;

const onOrders = ({ minimum_order: minOrderRupees }: DeliveryTerms) =>
  minOrderRupees === 0 ? '' : ` on orders above ${formatRupees(minOrderRupees)}`;

function deliveryTexts(terms: DeliveryTerms) {
  const { shipping_fee: fee, free_shipping_city: homeCity } = terms;
  const days = `${elsewhere.join(' to ')} working days`;
  return {
    fee:
      fee === 0
        ? 'Free'
        : `${formatDeliveryFee(terms)} a parcel${homeCity && `, free in ${homeCity}`}`,
    days: homeCity
      ? `${nearby[1]} working days in ${homeCity}, ${elsewhere.join(' to ')} elsewhere`
      : days,
  };
}

/** Whether members speak with the vaidya free of charge and others do not. */
const savesConsultation = (terms: ConsultationTerms) =>
  isOn(terms, 'vaidya') &&
  terms.elite_benefits.free_consultation &&
  !consultationCost(terms).isFree;

function whenItPays(terms: MembershipTerms) {
  const { shipping_fee: fee, free_shipping_city: homeCity, elite_benefits: benefits } = terms;
  if (fee === 0 || benefits.delivery_fee !== 0) return undefined;
  const far = homeCity === 'Pune' ? 'Mumbai' : 'Pune';
  const parcels = `Two parcels a month to ${far} cost ${formatDeliveryFee(terms, 2)} in delivery, three cost ${formatDeliveryFee(terms, 3)}: with so many ${shortMembershipName(terms.elite_name)} has paid for itself${savesConsultation(terms) ? ' before you have spoken with the vaidya once' : ''}.`;
  const perks = [
    benefits.express_places.length > 0 && 'the speed',
    savesConsultation(terms) ? 'the vaidya' : benefits.early_access && 'the early sales',
  ].filter((perk) => perk !== false);
  return homeCity && perks.length > 0
    ? `${parcels} In ${homeCity}, where delivery is free for everybody, it is ${perks.join(' and ')} that you pay for.`
    : parcels;
}

const voices = [
  {
    words:
      'I ordered ghee at eight in the morning and made laddoos with it the same evening. In Mumbai, on a weekday.',
    name: 'Farida Contractor',
    place: 'Mumbai, a member for five months',
  },
  {
    words:
      'My mother writes to Dr Joshi before she tries anything that the neighbours recommend. The answer is there before her tea is cold.',
    name: 'Arun Iyer',
    place: 'Bengaluru, a member for eight months',
  },
  {
    words:
      'I let it run out in summer when we travel, and buy a month again for Diwali. Nobody rang me up about it.',
    name: 'Kokila Mehta',
    place: 'Bhavnagar, a member on and off since 2024',
  },
  {
    words:
      'The new season’s jaggery is gone in two days every year. This time I had mine before it was on the home page.',
    name: 'Sourav Banerjee',
    place: 'Kolkata, a member for a year',
  },
];

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the benefits for members and the terms for others, as set by the owner. */
export function membershipBenefits(terms: MembershipTerms): Benefit[] {
  const { elite_benefits: benefits } = terms;
  const hasVaidya = isOn(terms, 'vaidya');
  const fee = benefits.delivery_fee;
  const row = (isSet: boolean, name: string, guest: string, member: string): Benefit[] =>
    isSet ? [{ name, guest, member }] : [];
  return [
    ...row(
      fee !== null,
      'Delivery',
      deliveryTexts(terms).fee,
      `${fee ? `${formatRupees(fee)} a parcel` : 'Free'}${onOrders(terms)}, anywhere in India`,
    ),
    ...row(
      benefits.express_places.length > 0,
      `Arrival in ${formatExpressPlaces(benefits)}`,
      deliveryTexts(terms).days,
      capitalise(formatExpressDays(benefits)),
    ),
    ...row(
      hasVaidya && benefits.free_consultation,
      'Appointments with the vaidya',
      consultationCost(terms).guest,
      'Free e-consultation, whenever you need one',
    ),
    ...row(
      hasVaidya && benefits.answer_within !== '',
      'Answer to a question for the vaidya, by the contact form',
      'Within two working days',
      `Within ${benefits.answer_within}`,
    ),
    ...row(
      benefits.early_access,
      'Sales and new harvests',
      'From the day they open',
      'Early, before they open to all',
    ),
    ...row(
      benefits.packed_first,
      'Packing of your order',
      'In the order in which orders come',
      'First',
    ),
    ...row(
      benefits.care_first,
      'Emails and calls to the care team',
      terms.has_demo ? 'In turn, Monday to Saturday' : 'In turn',
      'Before the others',
    ),
    ...benefits.own,
  ];
}

/** Headline and sentence of the membership on the home page. */
export function membershipStrip(terms: MembershipTerms): { title: string; text: string } {
  const { elite_benefits: benefits } = terms;
  const rate = formatMemberFee(terms);
  const title = [
    rate && (rate === 'free' ? 'no delivery fee' : `delivery for ${rate}`),
    benefits.express_places.length > 0 &&
      `${benefits.express_days === 0 ? 'same or next day' : formatExpressDays(benefits).replace('the ', '')} in selected cities`,
  ].filter(Boolean);
  const perks = [
    isOn(terms, 'vaidya') && benefits.free_consultation && 'free e-consultation',
    benefits.early_access && 'early access to sales',
    benefits.packed_first
      ? `priority order processing${benefits.care_first ? ' and support' : ''}`
      : benefits.care_first && 'priority support',
    ...benefits.own.map(({ name }) => name),
  ].filter(Boolean);
  const perksText = perks.length > 0 ? `${capitalise(perks.join(', '))}. ` : '';
  return {
    title: [terms.elite_name, title.join(', ')].filter(Boolean).join(': '),
    text: `${perksText}A prepaid month; nothing renews by itself.`,
  };
}

function membershipQuestions(terms: MembershipTerms): Question[] {
  const { elite_benefits: benefits, elite_name: name } = terms;
  const hasVaidya = isOn(terms, 'vaidya');
  const used = [
    benefits.delivery_fee !== null &&
      (benefits.delivery_fee === 0 ? 'no free delivery' : 'no reduced delivery'),
    benefits.early_access && 'no early sale',
    savesConsultation(terms) && 'no consultation',
  ].filter(Boolean);
  const questionIfSet = (isSet: boolean, question: string, answer: string): Question[] =>
    isSet ? [{ question, answer }] : [];
  return [
    {
      question: 'Is it renewed by itself?',
      answer:
        'No. You pay for one month, it runs from the moment of payment, and it ends. We remind you by email three days before; if you do nothing, nothing happens.',
    },
    {
      question: 'Can I cancel and have the money back?',
      answer: `Within ${storeRules.membershipCancelWeeks} weeks of payment, the whole price, as long as no benefit was used${used.length > 0 ? `: ${used.join(', ')}` : ''}. Press Cancel in your profile, under Subscription; it takes 5 to 7 working days to reach your account.`,
    },
    ...questionIfSet(
      benefits.delivery_fee === 0,
      'Is delivery free for every order?',
      `${everyOrder(terms)}, to every PIN code in India that we deliver to.`,
    ),
    ...questionIfSet(
      benefits.express_places.length > 0 && benefits.express_days === 0,
      'How fast is the same day?',
      `Orders placed before ${storeRules.rapidUntilHour} in the morning in ${formatExpressPlaces(benefits)} come ${terms.has_demo ? 'by 9 in the evening' : 'the same day'}, later ones the next day. Sundays and public holidays are left out.`,
    ),
    ...questionIfSet(
      hasVaidya && benefits.free_consultation,
      'What does the free consultation include?',
      'Twenty minutes with our vaidya by video or telephone, and the slip afterwards, as often as you need it in that month. It is advice, not a treatment, and no promise of a cure.',
    ),
    ...questionIfSet(
      hasVaidya && benefits.answer_within !== '',
      'How do I ask the vaidya a question in writing?',
      `By the form on Contact us, with the email of your account and the words “For the vaidya” as the subject. ${shortMembershipName(name)} members have the answer within ${benefits.answer_within}.`,
    ),
    {
      question: 'May my family use it?',
      answer:
        'Your account may send parcels to as many addresses as you like. The membership itself belongs to one person and cannot be handed on.',
    },
    {
      question: 'How do I pay?',
      answer:
        'Online, by UPI, card or net banking. The payment opens in a window of its own; your card’s details stay with the gateway.',
    },
  ];
}

/** The voices of members are invented: a shop without demo data shows none. */
export const membershipTexts = (terms: MembershipTerms) => ({
  title: terms.elite_name,
  lead: `${terms.has_demo ? 'For households that order more than once a month. ' : ''}You pay for one month in advance; it ends by itself, and nothing is ever debited on its own.`,
  benefits: membershipBenefits(terms),
  sumTitle: whenItPays(terms) ? 'When it pays' : 'How it works',
  sum: [
    whenItPays(terms),
    'It belongs to one account and can be used for any address in India. Bought again while it runs, a new month is added at the end of the old one.',
  ].filter((paragraph) => paragraph !== undefined),
  testimonialsTitle: 'What members say',
  testimonials: terms.has_demo ? voices : [],
  questions: membershipQuestions(terms),
});
