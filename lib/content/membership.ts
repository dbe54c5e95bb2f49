import type { DeliveryTerms } from '../contract/delivery-terms';
import { isOn } from '../contract/is-on';
import { shortMembershipName } from '../contract/membership-name';
import { toPaise, toRupees } from '../contract/money';
import type { ShopProfile } from '../contract/shop-profile';
import { storeRules } from '../contract/store-rules';
import { formatDeliveryFee } from '../format/delivery-fee';
import { formatRupees } from '../format/money';
import { consultationCost, type ConsultationTerms } from './consultation-cost';
import { formatExpressDays, formatExpressPlaces, formatMemberFee } from '../format/member-delivery';
import type { Question } from './question';

interface Benefit {
  name: string;
  guest: string;
  member: string;
}

type MembershipTerms = DeliveryTerms & ConsultationTerms & Pick<ShopProfile, 'has_demo'>;

const everyOrder = ({ minimum_order: minOrderRupees }: DeliveryTerms) =>
  minOrderRupees === 0
    ? 'Yes, on every order'
    : `Yes, on every order of ${formatRupees(minOrderRupees)} or more, which is the minimum order for everyone`;

const onOrders = ({ minimum_order: minOrderRupees }: DeliveryTerms) =>
  minOrderRupees === 0 ? '' : ` on orders above ${formatRupees(minOrderRupees)}`;

function guestFee(terms: DeliveryTerms): string {
  const { shipping_fee: fee, free_shipping_city: homeCity } = terms;
  if (fee === 0) return capitalise(formatDeliveryFee(terms));
  return `${formatDeliveryFee(terms)} per order${homeCity && `, free in ${homeCity}`}`;
}

/** Whether members speak with the vaidya free of charge and others do not. */
const savesConsultation = (terms: ConsultationTerms) =>
  isOn(terms, 'vaidya') &&
  terms.elite_benefits.free_consultation &&
  !consultationCost(terms).isFree;

/** By number of orders a month; with more, the membership rarely pays for itself. */
const orderCounts = [
  '',
  'One order a month costs',
  'Two orders a month cost',
  'Three orders a month cost',
];

/** Says how many orders a month with a delivery fee cost as much as the membership. */
function whenItPays(terms: MembershipTerms, price: number) {
  const { shipping_fee: fee, free_shipping_city: homeCity, elite_benefits: benefits } = terms;
  const { free_from: freeFrom = 0, minimum_order: minimum } = terms;
  if (fee === 0 || benefits.delivery_fee !== 0 || price === 0) return undefined;
  if (freeFrom > 0 && freeFrom <= minimum) return undefined;
  const orders = Math.ceil(toPaise(price) / toPaise(fee));
  const cost = orderCounts[orders];
  if (cost === undefined) return undefined;
  const below = freeFrom > 0 ? ` of less than ${formatRupees(freeFrom)}` : '';
  const parcels = `${cost.replace(' a month', `${below} a month`)} ${formatRupees(toRupees(orders * toPaise(fee)))} in delivery. ${shortMembershipName(terms.elite_name)} costs ${formatRupees(price)}, so it pays for itself${savesConsultation(terms) ? ' even before your first consultation' : ''}.`;
  const perks = [
    benefits.express_places.length > 0 && 'faster delivery',
    savesConsultation(terms)
      ? 'free consultations'
      : benefits.early_access && 'early access to sales',
  ].filter((perk) => perk !== false);
  return homeCity && perks.length > 0
    ? `${parcels} In ${homeCity}, where delivery is always free, you get ${perks.join(' and ')}.`
    : parcels;
}

const voices = [
  {
    words:
      'I ordered ghee at eight in the morning and made laddoos with it the same evening. In Mumbai, on a weekday.',
    name: 'Farida Contractor',
    place: 'Mumbai, member for five months',
  },
  {
    words:
      'My mother writes to Dr Joshi before she tries anything the neighbours recommend. The answer comes before her tea gets cold.',
    name: 'Arun Iyer',
    place: 'Bengaluru, member for eight months',
  },
  {
    words:
      'I let it lapse in summer when we travel, and join again for Diwali. No one calls to push me.',
    name: 'Kokila Mehta',
    place: 'Bhavnagar, member on and off since 2024',
  },
  {
    words:
      'The new season’s jaggery sells out in two days every year. This time I got mine before it was on the home page.',
    name: 'Sourav Banerjee',
    place: 'Kolkata, member for a year',
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
      guestFee(terms),
      `${fee ? `${formatRupees(fee)} per order` : 'Free'}${onOrders(terms)}, anywhere in India`,
    ),
    ...row(
      benefits.express_places.length > 0,
      `Delivery time in ${formatExpressPlaces(benefits)}`,
      'The usual time for your PIN code',
      capitalise(formatExpressDays(benefits)),
    ),
    ...row(
      hasVaidya && benefits.free_consultation,
      'Consultation with our vaidya',
      consultationCost(terms).guest,
      'Free e-consultation, any time you need one',
    ),
    ...row(
      hasVaidya && benefits.answer_within !== '',
      'Written questions to our vaidya',
      'Within 2 working days',
      `Within ${benefits.answer_within}`,
    ),
    ...row(benefits.early_access, 'Sales and new harvests', 'On launch day', 'Early access'),
    ...row(benefits.packed_first, 'Your orders', 'Standard', 'Packed first'),
    ...row(
      benefits.care_first,
      'Customer care',
      terms.has_demo ? 'Monday to Saturday' : 'Standard',
      'Priority',
    ),
    ...benefits.own,
  ];
}

/** Headline and sentence of the membership on the home page. */
export function membershipStrip(terms: MembershipTerms): { title: string; text: string } {
  const { elite_benefits: benefits } = terms;
  const rate = formatMemberFee(terms);
  const title = [
    rate && (rate === 'free' ? 'free delivery' : `delivery for ${rate}`),
    benefits.express_places.length > 0 &&
      `${benefits.express_days === 0 ? 'same or next day' : formatExpressDays(benefits).replace('the ', '')} in select cities`,
  ].filter(Boolean);
  const perks = [
    savesConsultation(terms) && 'free e-consultation',
    benefits.early_access && 'early access to sales',
    benefits.packed_first
      ? `priority order processing${benefits.care_first ? ' and support' : ''}`
      : benefits.care_first && 'priority support',
    ...benefits.own.map(({ name }) => name),
  ].filter(Boolean);
  const perksText = perks.length > 0 ? `${capitalise(perks.join(', '))}. ` : '';
  return {
    title: [terms.elite_name, title.join(', ')].filter(Boolean).join(': '),
    text: `${perksText}Pay month by month. No auto-renewal.`,
  };
}

function membershipQuestions(terms: MembershipTerms): Question[] {
  const { elite_benefits: benefits, elite_name: name } = terms;
  const hasVaidya = isOn(terms, 'vaidya');
  const used = [
    benefits.delivery_fee !== null &&
      (benefits.delivery_fee === 0 ? 'free delivery' : 'reduced delivery'),
    benefits.early_access && 'early sale',
    savesConsultation(terms) && 'consultation',
  ].filter(Boolean);
  const questionIfSet = (isSet: boolean, question: string, answer: string): Question[] =>
    isSet ? [{ question, answer }] : [];
  return [
    {
      question: 'Does it renew automatically?',
      answer:
        'No. You pay for one month, starting from the moment you pay. We’ll remind you by email three days before it ends. If you do nothing, it just ends.',
    },
    {
      question: 'Can I cancel and get a refund?',
      answer: `Yes. You get a full refund within ${storeRules.membershipCancelWeeks} weeks of payment if you haven’t used any benefit${used.length > 0 ? ` (${used.join(', ')})` : ''}. Go to Subscription in your profile and press Cancel. The refund takes 5 to 7 working days.`,
    },
    ...questionIfSet(
      benefits.delivery_fee === 0,
      'Is delivery free on every order?',
      `${everyOrder(terms)}. It covers every PIN code we deliver to in India.`,
    ),
    ...questionIfSet(
      benefits.express_places.length > 0 && benefits.express_days === 0,
      'How fast is same-day delivery?',
      `Order before ${storeRules.rapidUntilHour} AM in ${formatExpressPlaces(benefits)} and we’ll deliver ${terms.has_demo ? 'by 9 PM' : 'the same day'}. Later orders arrive the next day. Not available on Sundays and public holidays.`,
    ),
    ...questionIfSet(
      hasVaidya && benefits.free_consultation,
      'What does the free consultation include?',
      'Twenty minutes with our vaidya by video or phone, and a written plan afterwards, as often as you need it that month. It’s advice, not treatment, and doesn’t promise a cure.',
    ),
    ...questionIfSet(
      hasVaidya && benefits.answer_within !== '',
      'How do I send the vaidya a written question?',
      `Use the form on the Contact us page with your account’s email, and put “For the vaidya” in the subject. ${shortMembershipName(name)} members get an answer within ${benefits.answer_within}.`,
    ),
    {
      question: 'Can my family use it?',
      answer:
        'You can ship to as many addresses as you like from your account. The membership belongs to one person and isn’t transferable.',
    },
    {
      question: 'How do I pay?',
      answer:
        'Online, by UPI, card or net banking. Payment opens in a new window, and your card details stay with the payment gateway.',
    },
  ];
}

/** The voices of members are invented: a shop without demo data shows none. */
/** `price`: rupees a month; 0: not known. */
export const membershipTexts = (terms: MembershipTerms, price: number) => ({
  title: terms.elite_name,
  lead: `${terms.has_demo ? 'For households that order more than once a month. ' : ''}Pay for one month at a time. Your membership then ends on its own. No auto-debit.`,
  benefits: membershipBenefits(terms),
  sumTitle: whenItPays(terms, price) ? 'Is it worth it?' : 'How it works',
  sum: [
    whenItPays(terms, price),
    'One account, any address in India. Renew any time and your new month starts when the current one ends.',
  ].filter((paragraph) => paragraph !== undefined),
  testimonialsTitle: 'What members say',
  testimonials: terms.has_demo ? voices : [],
  questions: membershipQuestions(terms),
});
