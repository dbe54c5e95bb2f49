import { storeRules } from '../contract/store-rules';
import { formatRupees } from '../format/money';

const { deliveryDays, freeShippingCity, shippingFee } = storeRules;

export type ServiceName = 'delivery' | 'replacement' | 'advice' | 'telephone';

/** What is settled before an order, not after. */
export const serviceFacts: { name: ServiceName; term: string; text: string }[] = [
  {
    name: 'delivery',
    term: 'It comes when we say',
    text: `${deliveryDays.nearby[1]} working days in ${freeShippingCity}, free of charge; ${deliveryDays.elsewhere.join(' to ')} in the rest of India, for ${formatRupees(shippingFee)}.`,
  },
  {
    name: 'replacement',
    term: 'It goes back',
    text: 'Damaged, wrong or expired goods are replaced when you tell us within 5 days.',
  },
  {
    name: 'advice',
    term: 'Somebody advises',
    text: 'A vaidya listens, online and without charge, before you buy.',
  },
  {
    name: 'telephone',
    term: 'Somebody picks up',
    text: 'A person on the telephone, in Gujarati, Hindi or English.',
  },
];
