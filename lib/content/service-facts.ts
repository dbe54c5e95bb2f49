import { isOn } from '../contract/is-on';
import { sayReplacement } from '../contract/return-windows';
import { consultationCost, type ConsultationTerms } from './consultation-cost';
import type { DeliveryTerms } from '../contract/delivery-terms';
import { storeRules } from '../contract/store-rules';
import { formatDeliveryFee } from '../format/delivery-fee';

const { nearby, elsewhere } = storeRules.deliveryDays;

export type ServiceName = 'delivery' | 'replacement' | 'testing' | 'advice' | 'telephone';

export type ServiceTerms = DeliveryTerms & ConsultationTerms;

interface ServiceFact {
  name: ServiceName;
  term: string;
  text: string;
}

function deliveryText(terms: DeliveryTerms): string {
  const { shipping_fee, free_shipping_city: homeCity } = terms;
  const days = elsewhere.join(' to ');
  const fee = shipping_fee === 0 ? 'free' : formatDeliveryFee(terms);
  return homeCity
    ? `${homeCity}: ${nearby[1]} working days, free. Rest of India: ${days} working days, ${fee}.`
    : `${days} working days across India, ${fee}.`;
}

const listFacts = (terms: ServiceTerms): ServiceFact[] => [
  {
    name: 'delivery',
    term: 'On-time delivery',
    text: deliveryText(terms),
  },
  {
    name: 'replacement',
    term: 'Replacement',
    text: sayReplacement(terms),
  },
  {
    name: 'testing',
    term: 'Lab reports',
    text: 'See the lab report on the product page wherever a lot has been tested.',
  },
  {
    name: 'advice',
    term: 'Ask our vaidya',
    text: consultationCost(terms).advice,
  },
  {
    name: 'telephone',
    term: 'Help by phone',
    text: 'Call us and talk to a real person.',
  },
];

const maxFacts = 4;

/** `isTested`: whether a product shows a tested lot. */
export const serviceFacts = (terms: ServiceTerms, isTested: boolean): ServiceFact[] =>
  listFacts(terms)
    .filter(({ name }) => name !== 'advice' || isOn(terms, 'vaidya'))
    .filter(({ name }) => name !== 'testing' || isTested)
    .slice(0, maxFacts);
