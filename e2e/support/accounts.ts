/**
 * The accounts of the demo store. A cart belongs to an account, so each
 * journey that shops has one to itself:
 * ravi `shop-to-order-by-otp`, owner `order-by-email` (has no address), meera and asha
 * `stock-runs-out`, staff `accessibility`. Vouchers, carts that meet, tabs and reviews are walked
 * through by new customers. Anyone may be read from, and logged in as, anywhere.
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
