import { findAddress } from './address-routes.ts';
import { basketOf } from './caller.ts';
import { tooMany } from './cart-routes.ts';
import { cities, states } from './locations.ts';
import { createFieldReader, type Body } from './read-body.ts';
import { Refusal, refused } from './refusal.ts';
import type { Address, Customer, Order, State } from './state.ts';
import { listLines, findMaxUnits, picturePath, toRupees, calculateTotals } from './totals.ts';

const LEAST_ORDER = 25_000;
const SHIPPING_FEE = 10_000;
const freeCity = cities.find(({ name }) => name === 'Ahmedabad')?.id;

function readOrder(body: Body) {
  const fields = createFieldReader(body);
  const order = {
    addressId: fields.whole('address1', { message: 'Please select a billing address!' }) ?? 0,
    payType: fields.text('pay_type', {
      message: 'Please choose a payment method',
      pattern: /^Cash on Delivery$/,
    }),
    giftMessage: fields.text('udf5', { message: 'Too long', maxLength: 500, isOptional: true }),
    voucher: fields.text('udf4', { message: 'Too long', maxLength: 40, isOptional: true }),
    shipping: fields.amount('udf2'),
    tax: fields.amount('udf3'),
    discount: fields.amount('discount_amt'),
    payable: [fields.amount('order_total'), fields.amount('amount')],
  };
  if (order.payable.every((sent) => sent === undefined))
    fields.fail('amount', 'Amount is required');
  fields.check();
  return order;
}

/** Turns the cart into an order: nothing in here waits, so that no other call comes between. */
export function placeOrder(state: State, customer: Customer, body: Body): Order {
  const request = readOrder(body);
  const basket = basketOf(state, `customer:${customer.id}`);
  const lines = listLines(state, basket);
  if (lines.length === 0) throw new Refusal(409, 'Your cart is empty');
  const address = findAddress(customer, request.addressId);
  for (const { product, quantity } of lines)
    if (quantity > findMaxUnits(product)) throw tooMany(product);
  const { total, gst } = calculateTotals(state, basket);
  if (total < LEAST_ORDER) throw refused('Minimum order value should be ₹250');
  const shipping = customer.isMember || address.cityId === freeCity ? 0 : SHIPPING_FEE;
  const payable = total + shipping;
  const isAgreed =
    [request.shipping ?? shipping, request.tax ?? gst, request.discount ?? 0].join() ===
      [shipping, gst, 0].join() && request.payable.every((sent) => (sent ?? payable) === payable);
  if (!isAgreed || request.voucher !== '') {
    throw new Refusal(409, 'The totals have changed', {
      code: 'totals_changed',
      totals: {
        total: toRupees(total),
        discount_amt: 0,
        gst_amt: toRupees(gst),
        final_total: toRupees(total),
        shipping_amt: toRupees(shipping),
        amount: toRupees(payable),
      },
    });
  }
  for (const { product, quantity } of lines) {
    if (product.stock !== null) product.stock -= quantity;
  }
  basket.lines = [];
  const products = lines.map(({ product, quantity, total: lineTotal }) => ({
    id: state.nextId(),
    product_id: product.id,
    product_name: product.name,
    product_image: picturePath,
    quantity,
    selling_price: toRupees(product.price),
    tax_name: `GST ${product.gstRate}%`,
    product_total: toRupees(lineTotal),
    is_rated: false,
    product_rating_by_user: null,
  }));
  const at = toOrderAddress(address);
  const id = `SO-${String(state.orders.length + 1).padStart(6, '0')}`;
  const order: Order = {
    id,
    customerId: customer.id,
    pieces: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    data: {
      order_id: id,
      order_date: new Date().toISOString(),
      delivery_date: null,
      order_status: 'Pending',
      sale_status: 'Quotation Sent',
      pay_type: request.payType,
      is_paid: false,
      is_invoiced: false,
      is_gift: request.giftMessage !== '',
      gift_message: request.giftMessage || null,
      applied_voucher_code: null,
      final_total: toRupees(payable),
      tax_amt: toRupees(gst),
      shipping_amt: toRupees(shipping),
      discount_amt: 0,
      billing_address: at,
      shipping_address: at,
      product_info: products,
      rated_product_info: products,
    },
  };
  state.orders.unshift(order);
  return order;
}

const toOrderAddress = (address: Address) => ({
  full_name: address.full_name,
  mobile_no: address.mobile,
  full_address: [
    address.address_line_1,
    address.address_line_2,
    cities.find(({ id }) => id === address.cityId)?.name,
    `${states.find(({ id }) => id === address.stateId)?.name} ${address.postal_code}`,
  ].join(', '),
});
