import type { coupons, giftVouchers } from '../schema/voucher.ts';

type DemoVoucher = Omit<typeof giftVouchers.$inferInsert, 'codeHash' | 'lastFour' | 'balance'> & {
  code: string;
};

/* Amounts are in paise. */

export const demoCoupons = [
  {
    code: 'WELCOME10',
    description: '10% off your first order',
    percent: 10,
    firstOrderOnly: true,
    usesPerCustomer: 1,
    showInCart: true,
  },
  {
    code: 'SAVE50',
    description: '₹50 off an order of ₹500 or more, once per customer',
    amount: 5_000,
    leastOrder: 50_000,
    usesPerCustomer: 1,
    showInCart: true,
  },
] satisfies (typeof coupons.$inferInsert)[];

export const demoGiftVouchers = [
  {
    code: 'GIFT-DEMO-0500-2026',
    amount: 50_000,
    senderName: 'Ravi Deshmukh',
    senderEmail: 'ravi@example.in',
    receiverName: 'Asha Trivedi',
    receiverEmail: 'asha@example.in',
    message: 'For your new kitchen. Start with the ghee.',
  },
] satisfies DemoVoucher[];
