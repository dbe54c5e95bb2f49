import { dayInIndia } from '../../../contract/india-clock.ts';
import { toRupees } from '../../../contract/money.ts';
import type { FieldName } from '../../../contract/providers.ts';
import { addressSetting, fieldSettings, type ClientOptions, type Provider } from '../provider.ts';
import { isSameText, member, parsePaise, readText } from '../read-message.ts';
import {
  askCourier,
  readCourierTime,
  readList,
  tryCourier,
  type CourierAnswer,
  type CourierRequest,
} from './ask-courier.ts';
import {
  CourierKeysRejected,
  CourierRefused,
  ForgedCourierMessage,
  type BookedParcel,
  type BookingRequest,
  type CourierProvider,
} from './courier-provider.ts';
import type { ShipmentStatus } from '../../../contract/shipment.ts';
import { sha256Hex } from '../../../server/sha256-hex.ts';

const statuses: Record<string, ShipmentStatus> = {
  'PICKED UP': 'handed_over',
  SHIPPED: 'in_transit',
  'IN TRANSIT': 'in_transit',
  'REACHED AT DESTINATION HUB': 'in_transit',
  'OUT FOR DELIVERY': 'out_for_delivery',
  UNDELIVERED: 'attempt_failed',
  DELIVERED: 'delivered',
  'RTO INITIATED': 'returning',
  'RTO IN TRANSIT': 'returning',
  // Staff count the pieces before it is returned.
  'RTO DELIVERED': 'returning',
  LOST: 'lost',
  'DISPOSED OFF': 'lost',
};

/** Maps a status of Shiprocket; null if it does not move the parcel, such as a planned pickup. */
const shiprocketStatus = (text: string): ShipmentStatus | null =>
  statuses[text.trim().toUpperCase().replace(/[_-]/g, ' ')] ?? null;

/* Tokens are valid for ten days. */
const tokenMs = 9 * 24 * 60 * 60 * 1000;
const tokens = new Map<string, { token: string; until: number }>();

type Key = FieldName<'shiprocket'>;
type Settings = Record<Key, string>;

/**
 * Shiprocket: an order under the store's own reference, then its tracking number (AWB). Both steps
 * look first what exists, because either answer may have been lost.
 */
export const shiprocket: Provider<'shiprocket', Key> = {
  name: 'shiprocket',
  storedId: 6,
  settings: {
    ...fieldSettings('shiprocket'),
    url: addressSetting('shiprocket', 'url', 'https://apiv2.shiprocket.in'),
  },
  // Shiprocket refuses addresses that contain its own name or initials.
  webhookName: 'aggregator',
  createClient,
  tryKeys: (settings, options) =>
    tryCourier(createClient(settings, options), 'Shiprocket', options),
};

function createClient(settings: Settings, { addressesOf }: ClientOptions): CourierProvider {
  const { url, email, password, pickup, webhook_token: webhookToken } = settings;
  const base = `${url}/v1/external`;
  const json = { 'content-type': 'application/json' };
  const send = (path: string, request: CourierRequest) =>
    askCourier(`${base}${path}`, request, addressesOf);
  // A new password is tried, not answered by the token of the last one.
  const account = sha256Hex(`${base} ${email} ${password}`);

  async function login(): Promise<string> {
    const body = JSON.stringify({ email, password });
    const answer = await send('/auth/login', { method: 'POST', headers: json, body });
    const token = readText(answer.body, 'token');
    if (!token) throw new CourierKeysRejected('Shiprocket rejected the email or password');
    tokens.set(account, { token, until: Date.now() + tokenMs });
    return token;
  }

  async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<CourierAnswer> {
    const cached = tokens.get(account);
    const call = (token: string) =>
      send(path, {
        method,
        headers: { ...json, authorization: `Bearer ${token}` },
        ...(body && { body: JSON.stringify(body) }),
      });
    const isFresh = cached !== undefined && cached.until > Date.now();
    const answer = await call(isFresh ? cached.token : await login());
    if (answer.status !== 401) return answer;
    return call(await login());
  }

  /** The order under a reference, with its shipment. */
  async function lookUp(reference: string) {
    const { body } = await ask('GET', `/orders?search=${encodeURIComponent(reference)}`);
    const order = readList(member(body, 'data')).find(
      (one) => readText(one, 'channel_order_id') === reference,
    );
    const shipment = readList(member(order, 'shipments'))[0];
    if (!shipment) return undefined;
    return {
      shipmentId: readText(shipment, 'id'),
      awb: readText(shipment, 'awb'),
      courier: readText(shipment, 'courier'),
    };
  }

  const find = async (reference: string): Promise<BookedParcel | undefined> => {
    const found = await lookUp(reference);
    return found?.awb
      ? { trackingNumber: found.awb, courier: found.courier, id: found.shipmentId }
      : undefined;
  };

  return {
    name: 'shiprocket',
    rates: async ({ fromPin, toPin, weight, isCash }) => {
      const query = new URLSearchParams({
        pickup_postcode: fromPin,
        delivery_postcode: toPin,
        weight: String(weight / 1000),
        cod: isCash ? '1' : '0',
      });
      const { body } = await ask('GET', `/courier/serviceability/?${query.toString()}`);
      return readList(member(member(body, 'data'), 'available_courier_companies'))
        .map((one) => ({
          service: readText(one, 'courier_company_id'),
          name: readText(one, 'courier_name'),
          amount: parsePaise(readText(one, 'rate')),
          days: Number(readText(one, 'estimated_delivery_days')) || null,
        }))
        .filter(({ service, amount }) => service !== '' && amount >= 0)
        .sort((a, b) => a.amount - b.amount);
    },
    find,
    book: async (request) => {
      const before = await lookUp(request.reference);
      const shipmentId = before?.shipmentId ?? (await createOrder());
      const { body } = await ask('POST', '/courier/assign/awb', {
        shipment_id: Number(shipmentId),
        courier_id: Number(request.service),
      });
      const given = member(member(body, 'response'), 'data');
      const trackingNumber = readText(given, 'awb_code');
      if (trackingNumber) {
        return { trackingNumber, courier: readText(given, 'courier_name'), id: shipmentId };
      }
      const meanwhile = await find(request.reference);
      if (meanwhile) return meanwhile;
      throw new CourierRefused(
        readText(body, 'message') || 'Shiprocket didn’t return a tracking number',
      );

      async function createOrder(): Promise<string> {
        const order = shiprocketOrder(request, pickup);
        const made = await ask('POST', '/orders/create/adhoc', order);
        const id = readText(made.body, 'shipment_id');
        if (id) return id;
        const again = await lookUp(request.reference);
        if (again) return again.shipmentId;
        throw new CourierRefused(
          readText(made.body, 'message') || 'Shiprocket rejected the parcel',
        );
      }
    },
    requestPickup: async ({ id }, day) => {
      const pickupDay = { shipment_id: [Number(id)], pickup_date: [day] };
      const { status, body } = await ask('POST', '/courier/generate/pickup', pickupDay);
      const message = readText(body, 'message');
      if (status >= 400 && !/already/i.test(message)) {
        throw new CourierRefused(message || 'Shiprocket couldn’t schedule the pickup');
      }
    },
    cancel: async ({ trackingNumber }) => {
      const { status, body } = await ask('POST', '/orders/cancel/shipment/awbs', {
        awbs: [trackingNumber],
      });
      const message = readText(body, 'message');
      if (status >= 400 && !/cancel+ed/i.test(message)) throw new CourierRefused(message);
    },
    trackingPage: ({ trackingNumber }) =>
      `https://shiprocket.co/tracking/${encodeURIComponent(trackingNumber)}`,
    readWebhook: ({ body, header }) => {
      if (!isSameText(webhookToken, header('x-api-key') ?? '')) {
        throw new ForgedCourierMessage('The token is wrong');
      }
      const message = JSON.parse(body) as unknown;
      const trackingNumber = readText(message, 'awb');
      const at = readCourierTime(readText(message, 'current_timestamp'));
      if (!trackingNumber || !at) return undefined;
      const note = readText(message, 'current_status');
      return { trackingNumber, at, note, status: shiprocketStatus(note) };
    },
  };
}

/* Shiprocket asks for a size; it measures the parcel itself. Centimetres. */
const size = { length: 20, breadth: 15, height: 10 };

/** Returns the body of Shiprocket's call that creates an order. */
function shiprocketOrder(request: BookingRequest, pickup: string): object {
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
