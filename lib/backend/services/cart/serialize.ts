import type { AppliedGiftVoucher, Cart, CartItem, CartTotals } from '../../../contract/cart.ts';
import { gramsOf } from '../../../contract/delivery-terms.ts';
import { nameWithOptions } from '../../../contract/line-options.ts';
import { toRupees } from '../../../contract/money.ts';
import { maskedCode } from '../gift-voucher/voucher-code.ts';
import { lineOptions, type CartLine } from './cart-lines.ts';
import { whyDropped, type CartContents } from './read-cart.ts';
import type { Totals } from './totals.ts';

function toCartItem(line: CartLine): CartItem {
  return {
    id: line.id,
    product: line.name,
    product_id: line.productId,
    product_image: line.image,
    quantity: line.quantity,
    selling_price: toRupees(line.price),
    base_price: toRupees(line.basePrice),
    total: toRupees(line.price * line.quantity),
    available_quantity: line.stock,
    is_on_sale: line.isSold,
    is_returnable: (line.parts ?? [line]).every((part) => part.isReturnable),
    asked_quantity: line.requestedQuantity,
    brand_name: line.brandName,
    sku: line.sku,
    ...contents(line),
    family_name: line.family?.name ?? null,
    options: lineOptions(line),
    ...(line.members && {
      family_members: line.members.map((member) => ({
        product_id: member.productId,
        options: member.options,
        product_price: toRupees(member.price),
        available_quantity: member.stock,
      })),
    }),
    ...(line.parts && {
      combo_items: line.parts.map((part) => ({
        product_id: part.productId,
        name: nameWithOptions(part.name, lineOptions(part)),
        quantity: part.quantity,
      })),
    }),
  };
}

/* The delivery fee of a combo follows from the weight of its parts. */
function contents({ parts, netQuantity, unit }: CartLine): Pick<CartItem, 'net_quantity' | 'unit'> {
  if (!parts) return { net_quantity: netQuantity, unit };
  const grams = gramsOf(parts);
  if (grams > 0) return { net_quantity: grams, unit: 'g' };
  return { net_quantity: parts.reduce((sum, { quantity }) => sum + quantity, 0), unit: 'pieces' };
}

/** Maps cart totals to rupees, for the API and the login data. */
export function toCartTotals(totals: Totals): CartTotals {
  return {
    total: toRupees(totals.total),
    discount_amt: toRupees(totals.discount),
    gift_voucher_amt: toRupees(totals.giftVoucher),
    gst_amt: toRupees(totals.gst),
    final_total: toRupees(totals.finalTotal),
    cart_counter: totals.counter,
    product_price: toRupees(totals.atMrp),
  };
}

/**
 * Returns the voucher fields of a cart: the coupon's code, otherwise the masked code of the gift
 * voucher.
 */
export function toVouchers({ coupon, gift }: Pick<CartContents, 'coupon' | 'gift'>): {
  voucher_code: string | null;
  gift_voucher: AppliedGiftVoucher | null;
} {
  const giftVoucher = gift && { code: maskedCode(gift.lastFour), balance: toRupees(gift.balance) };
  return { voucher_code: coupon?.code ?? giftVoucher?.code ?? null, gift_voucher: giftVoucher };
}

export function toCart(contents: CartContents): Omit<Cart, 'status'> {
  const { lines, totals, dropped } = contents;
  const message = whyDropped(dropped);
  return {
    data: lines.map(toCartItem),
    cart_totals: toCartTotals(totals),
    ...toVouchers(contents),
    ...(message && { message }),
  };
}

/** Builds the answer of every cart change; if a voucher was dropped, the message says why. */
export function toCartChange(message: string, contents: CartContents) {
  return { message, cart_counter: contents.totals.counter, ...toCart(contents) };
}
