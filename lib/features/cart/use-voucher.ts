'use client';

import { mutate } from 'swr';
import type { Cart } from '../../contract/cart';
import { tellTabs } from '../../platform/session/tabs';
import { cartUnder, type VoucherChange } from './cart-of';
import { cartKey, enqueueCartChange } from './use-cart';

/** Applies a typed code; the cart shows the store's totals. Throws ApiError. */
export async function applyCode(code: string): Promise<VoucherChange> {
  const { sendVoucher } = await import('./voucher-calls');
  return enqueueCartChange(async () => settle(await sendVoucher(code), code));
}

/** Removes one voucher, or all; the cart shows the store's totals. Throws ApiError. */
export async function clearCode(code?: string): Promise<VoucherChange> {
  const { sendNoVoucher } = await import('./voucher-calls');
  return enqueueCartChange(async () => settle(await sendNoVoucher(code), null));
}

async function settle(change: VoucherChange, code: string | null): Promise<VoucherChange> {
  await mutate<Cart>(cartKey, (cart) => cart && cartUnder(cart, change, code), {
    revalidate: false,
  });
  tellTabs('cart');
  return change;
}
