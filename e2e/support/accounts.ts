/**
 * Accounts of the demo store. A cart belongs to an account, so each test that shops has its own
 * account: ravi `shop-to-order-by-otp`, owner `order-by-email` (has no address), meera and asha
 * `stock-runs-out`. Tests of vouchers, cart merge, tabs and reviews create new customers. Reading
 * data and logging in is allowed for all accounts in all tests.
 */
export const accounts = {
  asha: { email: 'asha@example.in', mobile: '9000000001', firstName: 'Asha' },
  ravi: { email: 'ravi@example.in', mobile: '9000000002', firstName: 'Ravi' },
  meera: { email: 'meera@example.in', mobile: '9000000003', firstName: 'Meera' },
  staff: { email: 'staff@example.in', mobile: '9000000004', firstName: 'Hetal' },
  owner: { email: 'owner@example.in', mobile: '9000000005', firstName: 'Jignesh' },
  vaidya: { email: 'vaidya@example.in', mobile: '9000000006', firstName: 'Meera' },
} as const;

export type AccountName = keyof typeof accounts;

export const demoPassword = 'Demo@2026';
