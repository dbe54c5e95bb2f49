import type { DeliveryTerms } from '../contract/delivery-terms';
import { isOn } from '../contract/is-on';
import { shortMembershipName } from '../contract/membership-name';
import type { ShopProfile } from '../contract/shop-profile';
import { storeRules } from '../contract/store-rules';
import { formatDeliveryFee } from '../format/delivery-fee';
import { formatRupees } from '../format/money';
import { consultationCost, type ConsultationTerms } from './consultation-cost';
import type { Question } from './question';

const { nearby, elsewhere } = storeRules.deliveryDays;

interface Benefit {
  name: string;
  guest: string;
  member: string;
}

const rapidCities = `${storeRules.rapidCities.slice(0, -1).join(', ')} and ${storeRules.rapidCities.at(-1)}`;

const everyOrder = ({ minimum_order: least }: DeliveryTerms) =>
  least === 0
    ? 'For every order'
    : `For every order above ${formatRupees(least)}, which is the smallest order for everybody`;

const onOrders = ({ minimum_order: least }: DeliveryTerms) =>
  least === 0 ? '' : ` on orders above ${formatRupees(least)}`;

function deliveryOf(terms: DeliveryTerms) {
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

function whenItPays(terms: DeliveryTerms & ConsultationTerms) {
  const { shipping_fee: fee, free_shipping_city: homeCity } = terms;
  const isFree = consultationCost(terms).isFree && isOn(terms, 'vaidya');
  const perk = isFree || !isOn(terms, 'vaidya') ? 'early sales' : 'vaidya';
  if (fee === 0) return undefined;
  const far = homeCity === 'Pune' ? 'Mumbai' : 'Pune';
  const parcels = `Two parcels a month to ${far} cost ${formatDeliveryFee(terms, 2)} in delivery, three cost ${formatDeliveryFee(terms, 3)}: with so many ${shortMembershipName(terms.elite_name)} has paid for itself${isFree ? '' : ' before you have spoken with the vaidya once'}.`;
  return homeCity
    ? `${parcels} In ${homeCity}, where delivery is free for everybody, it is the speed and the ${perk} that you pay for.`
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

type MembershipTerms = DeliveryTerms & ConsultationTerms & Pick<ShopProfile, 'has_demo'>;

const vaidyaBenefits = (terms: ConsultationTerms): Benefit[] => [
  {
    name: 'Appointments with the vaidya',
    guest: consultationCost(terms).guest,
    member: 'Free e-consultation, whenever you need one',
  },
  {
    name: 'Answer to a question for the vaidya, by the contact form',
    guest: 'Within two working days',
    member: 'Within 2 to 3 hours',
  },
];

const vaidyaQuestions = (terms: Pick<ShopProfile, 'elite_name'>): Question[] => [
  {
    question: 'What does the free consultation include?',
    answer:
      'Twenty minutes with our vaidya by video or telephone, and the slip afterwards, as often as you need it in that month. It is advice, not a treatment, and no promise of a cure.',
  },
  {
    question: 'How do I ask the vaidya a question in writing?',
    answer: `By the form on Contact us, with the email of your account and the words “For the vaidya” as the subject. ${shortMembershipName(terms.elite_name)} members have the answer within 2 to 3 hours.`,
  },
];

/** The voices of members are invented: a shop without demo data shows none. */
export const membershipTexts = (terms: MembershipTerms) => ({
  title: terms.elite_name,
  lead: 'For households that order more than once a month. You pay for one month in advance; it ends by itself, and nothing is ever debited on its own.',
  benefits: [
    {
      name: 'Delivery',
      guest: deliveryOf(terms).fee,
      member: `Free${onOrders(terms)}, anywhere in India`,
    },
    {
      name: `Arrival in ${rapidCities}`,
      guest: deliveryOf(terms).days,
      member: 'The same day or the next',
    },
    ...(isOn(terms, 'vaidya') ? vaidyaBenefits(terms) : []),
    {
      name: 'Sales and new harvests',
      guest: 'From the day they open',
      member: 'Early, before they open to all',
    },
    {
      name: 'Packing of your order',
      guest: 'In the order in which orders come',
      member: 'First',
    },
    {
      name: 'Emails and calls to the care team',
      guest: 'In turn, Monday to Saturday',
      member: 'Before the others',
    },
  ] satisfies Benefit[],
  sumTitle: 'When it pays',
  sum: [
    whenItPays(terms),
    'It belongs to one account and can be used for any address in India. Bought again while it runs, a new month is added at the end of the old one.',
  ].filter((paragraph) => paragraph !== undefined),
  testimonialsTitle: 'What members say',
  testimonials: terms.has_demo ? voices : [],
  questions: [
    {
      question: 'Is it renewed by itself?',
      answer:
        'No. You pay for one month, it runs from the moment of payment, and it ends. We remind you by email three days before; if you do nothing, nothing happens.',
    },
    {
      question: 'Can I cancel and have the money back?',
      answer: `Within 3 weeks of payment, the whole price, as long as no benefit was used: no free delivery, no early sale${consultationCost(terms).isFree || !isOn(terms, 'vaidya') ? '' : ', no consultation'}. Press Cancel in your profile, under Subscription; it takes 5 to 7 working days to reach your account.`,
    },
    {
      question: 'Is delivery free for every order?',
      answer: `${everyOrder(terms)}, to every PIN code in India that we deliver to.`,
    },
    {
      question: 'How fast is the same day?',
      answer: `Orders placed before 11 in the morning in ${rapidCities} come by 9 in the evening, later ones the next day. Sundays and public holidays are left out.`,
    },
    ...(isOn(terms, 'vaidya') ? vaidyaQuestions(terms) : []),
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
  ] satisfies Question[],
});
