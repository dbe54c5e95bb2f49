import type { OrderInput } from '../contract/order';

export interface PayWay {
  value: OrderInput['pay_type'];
  help: string;
  /** What the button says. */
  action: string;
}

/** The ways to pay, the usual one first. */
export const payWays: [PayWay, ...PayWay[]] = [
  {
    value: 'Cash on Delivery',
    help: 'Pay the courier when the parcel is at your door.',
    action: 'Place order',
  },
];
