import { dayInIndia } from '../../../contract/india-clock.ts';
import { toRupees } from '../../../contract/money.ts';
import type { BookingRequest } from './courier-provider.ts';

/* Shiprocket asks for a size; it measures the parcel itself. Centimetres. */
const size = { length: 20, breadth: 15, height: 10 };

/** Returns the body of Shiprocket's call that creates an order. */
export function shiprocketOrder(request: BookingRequest, pickup: string): object {
  const { to, items, weight, cashDue, value } = request;
  const [first = '', ...rest] = to.fullName.split(' ');
  return {
    order_id: request.reference,
    order_date: dayInIndia(request.orderedAt),
    pickup_location: pickup,
    billing_customer_name: first,
    billing_last_name: rest.join(' '),
    billing_address: to.fullAddress,
    billing_city: to.city,
    billing_pincode: to.postalCode,
    billing_state: to.state,
    billing_country: 'India',
    billing_email: request.email,
    billing_phone: to.mobile.replace(/^\+91/, ''),
    shipping_is_billing: true,
    order_items: items.map(({ name, sku, quantity, price }) => ({
      name,
      sku,
      units: quantity,
      selling_price: toRupees(price),
    })),
    payment_method: cashDue > 0 ? 'COD' : 'Prepaid',
    sub_total: toRupees(cashDue > 0 ? cashDue : value),
    weight: weight / 1000,
    ...size,
  };
}
