import { storeRules } from '../contract/store-rules';
import { formatRupees } from '../format/money';
import type { Question } from './question';

const { deliveryDays, freeShippingCity, minimumOrder, shippingFee } = storeRules;

interface Benefit {
  name: string;
  guest: string;
  member: string;
}

/** Where a member's parcel comes the same day or the next (spec section 9). */
const rapidCities = new Intl.ListFormat('en-GB').format(storeRules.rapidCities);

/** What /subscription-plans says. */
export const elite = {
  title: 'SOSE Elite',
  lead: 'For households that order more than once a month. You pay for one month in advance; it ends by itself, and nothing is ever debited on its own.',
  benefits: [
    {
      name: 'Delivery',
      guest: `${formatRupees(shippingFee)} a parcel, free in ${freeShippingCity}`,
      member: `Free on orders above ${formatRupees(minimumOrder)}, anywhere in India`,
    },
    {
      name: `Arrival in ${rapidCities}`,
      guest: `${deliveryDays.nearby[1]} working days in ${freeShippingCity}, ${deliveryDays.elsewhere.join(' to ')} elsewhere`,
      member: 'The same day or the next',
    },
    {
      name: 'Talks with the vaidya',
      guest: 'The first is free',
      member: 'Free e-consultation, whenever you need one',
    },
    {
      name: 'Her answer to a written question',
      guest: 'Within two working days',
      member: 'Within 2 to 3 hours',
    },
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
      name: 'Mails and calls to the care team',
      guest: 'In turn, Monday to Saturday',
      member: 'Before the others',
    },
  ] satisfies Benefit[],
  sumTitle: 'When it pays',
  sum: [
    `Two parcels a month to Pune cost ${formatRupees(2 * shippingFee)} in delivery, three cost ${formatRupees(3 * shippingFee)}: with so many Elite has paid for itself before you have spoken with the vaidya once. In ${freeShippingCity}, where delivery is free for everybody, it is the speed and the vaidya that you pay for.`,
    'It belongs to one account and can be used for any address in India. Bought again while it runs, a new month is added at the end of the old one.',
  ],
  testimonialsTitle: 'What members say',
  testimonials: [
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
      place: 'Bangalore, a member for eight months',
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
  ],
  questions: [
    {
      question: 'Is it renewed by itself?',
      answer:
        'No. You pay for one month, it runs from the moment of payment, and it ends. We remind you by mail three days before; if you do nothing, nothing happens.',
    },
    {
      question: 'Can I cancel and have the money back?',
      answer:
        'Within 3 weeks of payment, the whole price, as long as no benefit was used: no free delivery, no early sale, no consultation. Press Cancel in your profile, under Subscription; it takes 5 to 7 working days to reach your account.',
    },
    {
      question: 'Is delivery free for every order?',
      answer: `For every order above ${formatRupees(minimumOrder)}, which is the smallest order for everybody, to every PIN code in India that we deliver to.`,
    },
    {
      question: 'How fast is the same day?',
      answer: `Orders placed before 11 in the morning in ${rapidCities} come by 9 in the evening, later ones the next day. Sundays and public holidays are left out.`,
    },
    {
      question: 'What does the free consultation include?',
      answer:
        'Twenty minutes with our vaidya by video or telephone, and the slip afterwards, as often as you need it in that month. It is advice, not a treatment, and no promise of a cure.',
    },
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
};
