export interface DemoCoupon {
  code: string;
  /** Description for the shopper. */
  text: string;
  kind: 'percent' | 'fixed';
  /** Percent, or rupees for a fixed one. */
  value: number;
  /** Rupees of goods that the cart has to hold; 0 for none. */
  leastOrder: number;
  firstOrderOnly: boolean;
  /** null: no limit. */
  usesPerCustomer: number | null;
  usesInAll: number | null;
  showInCart: boolean;
}

export interface DemoGiftVoucher {
  code: string;
  /** Rupees. */
  amount: number;
  senderName: string;
  senderEmail: string;
  receiverName: string;
  receiverEmail: string;
  message: string;
}

export const demoCoupons: DemoCoupon[] = [
  {
    code: 'WELCOME10',
    text: '10% off your first order',
    kind: 'percent',
    value: 10,
    leastOrder: 0,
    firstOrderOnly: true,
    usesPerCustomer: 1,
    usesInAll: null,
    showInCart: true,
  },
  {
    code: 'SAVE50',
    text: '₹50 off an order of ₹500 or more, once per customer',
    kind: 'fixed',
    value: 50,
    leastOrder: 500,
    firstOrderOnly: false,
    usesPerCustomer: 1,
    usesInAll: null,
    showInCart: true,
  },
];

export const demoGiftVouchers: DemoGiftVoucher[] = [
  {
    code: 'GIFT-DEMO-0500-2026',
    amount: 500,
    senderName: 'Ravi Deshmukh',
    senderEmail: 'ravi@example.in',
    receiverName: 'Asha Trivedi',
    receiverEmail: 'asha@example.in',
    message: 'For your new kitchen. Start with the ghee.',
  },
];
