import type { PayType } from '../../contract/order';

export interface PayWay {
  value: PayType;
  help: string;
  action: string;
}

export const payWays: [PayWay, ...PayWay[]] = [
  {
    value: 'Cash on Delivery',
    help: 'Pay the courier when the parcel is at your door.',
    action: 'Place order',
  },
  {
    value: 'Online Payment',
    help: 'UPI, card or net banking, on the page of our payment service.',
    action: 'Pay online',
  },
];
