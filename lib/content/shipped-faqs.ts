import type { DeliveryTerms } from '../contract/delivery-terms';
import type { AnsweredGroup } from '../contract/faq';
import { sayOtherReturns, sayReplacement } from '../contract/return-windows';
import { storeRules } from '../contract/store-rules';
import { formatMemberFee } from '../format/member-delivery';
import { formatDeliveryFee } from '../format/delivery-fee';

const { deliveryDays } = storeRules;

function deliveryCost(terms: DeliveryTerms): string {
  const { shipping_fee: fee, free_shipping_city: city } = terms;
  if (fee === 0) return 'Nothing.';
  const rate = formatMemberFee(terms);
  const others = [
    rate && `${rate} for Elite members`,
    city && (rate === 'free' ? `in ${city}` : `free in ${city}`),
  ].filter(Boolean);
  return `${[`${formatDeliveryFee(terms)} per order`, others.join(' and ')].filter(Boolean).join(', ')}.`;
}

/** Questions and answers for a shop whose store API has none. */
export const shippedFaqs = (terms: DeliveryTerms): AnsweredGroup[] => [
  {
    group: 'General Information',
    faqs: [
      {
        id: 1,
        question: 'Where do you deliver?',
        answer: '<p>Anywhere in India. See our <a href="/shipping-policy">shipping policy</a>.</p>',
      },
      {
        id: 2,
        question: 'What does delivery cost?',
        answer: `<p>${deliveryCost(terms)}</p>`,
      },
    ],
  },
  {
    group: 'Product Information',
    faqs: [
      {
        id: 3,
        question: 'Do prices include taxes?',
        answer: '<p>Yes. All prices include taxes.</p>',
      },
    ],
  },
  {
    group: 'Order Related',
    faqs: [
      {
        id: 4,
        question: 'How long does delivery take?',
        answer: `<p>${deliveryDays.elsewhere.join(' to ')} working days, and never more than 7.</p>`,
      },
      {
        id: 5,
        question: 'Can I return an item?',
        answer: `<p>${sayReplacement(terms)} ${sayOtherReturns({ ...terms, non_returnable: [] })} <a href="/return-and-refund-policy">Return and refund policy</a>.</p>`,
      },
    ],
  },
  {
    group: 'Bulk Orders & Business Inquiry',
    faqs: [
      {
        id: 6,
        question: 'Do you sell to businesses?',
        answer: '<p>Yes. Use our <a href="/bussiness">business enquiry form</a>.</p>',
      },
    ],
  },
];
