import { createHash } from 'node:crypto';
import { member, paiseOf, textOf } from '../payment/ask-gateway.ts';
import { sameText } from '../payment/same-text.ts';
import type { AddressesOf } from '../../services/webhook/public-address.ts';
import {
  askCourier,
  courierTime,
  listOf,
  type CourierAnswer,
  type CourierRequest,
} from './ask-courier.ts';
import type { ShiprocketEnv } from './courier-env.ts';
import {
  CourierRefused,
  CourierUnavailable,
  ForgedCourierMessage,
  type BookedParcel,
  type CourierProvider,
} from './courier-provider.ts';
import { shiprocketOrder } from './shiprocket-order.ts';
import type { ShipmentStatus } from '../../../contract/shipment.ts';

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

/**
 * Shiprocket: an order under the store's own reference, then its tracking number (AWB). Both steps
 * look first what exists, because either answer may have been lost.
 */
export function shiprocket(settings: ShiprocketEnv, addressesOf?: AddressesOf): CourierProvider {
  const { url, email, password, pickup, webhookToken } = settings;
  const base = `${url}/v1/external`;
  const json = { 'content-type': 'application/json' };
  const send = (path: string, request: CourierRequest) =>
    askCourier(`${base}${path}`, request, addressesOf);
  // A new password is tried, not answered by the token of the last one.
  const account = createHash('sha256').update(`${base} ${email} ${password}`).digest('hex');

  async function login(): Promise<string> {
    const body = JSON.stringify({ email, password });
    const answer = await send('/auth/login', { method: 'POST', headers: json, body });
    const token = textOf(answer.body, 'token');
    if (!token) throw new CourierUnavailable('Shiprocket does not accept email and password');
    tokens.set(account, { token, until: Date.now() + tokenMs });
    return token;
  }

  async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<CourierAnswer> {
    const kept = tokens.get(account);
    const call = (token: string) =>
      send(path, {
        method,
        headers: { ...json, authorization: `Bearer ${token}` },
        ...(body && { body: JSON.stringify(body) }),
      });
    const isFresh = kept !== undefined && kept.until > Date.now();
    const answer = await call(isFresh ? kept.token : await login());
    if (answer.status !== 401) return answer;
    return call(await login());
  }

  /** The order under a reference, with its shipment. */
  async function lookUp(reference: string) {
    const { body } = await ask('GET', `/orders?search=${encodeURIComponent(reference)}`);
    const order = listOf(member(body, 'data')).find(
      (one) => textOf(one, 'channel_order_id') === reference,
    );
    const shipment = listOf(member(order, 'shipments'))[0];
    if (!shipment) return undefined;
    return {
      shipmentId: textOf(shipment, 'id'),
      awb: textOf(shipment, 'awb'),
      courier: textOf(shipment, 'courier'),
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
      return listOf(member(member(body, 'data'), 'available_courier_companies'))
        .map((one) => ({
          service: textOf(one, 'courier_company_id'),
          name: textOf(one, 'courier_name'),
          amount: paiseOf(textOf(one, 'rate')),
          days: Number(textOf(one, 'estimated_delivery_days')) || null,
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
      const trackingNumber = textOf(given, 'awb_code');
      if (trackingNumber) {
        return { trackingNumber, courier: textOf(given, 'courier_name'), id: shipmentId };
      }
      const meanwhile = await find(request.reference);
      if (meanwhile) return meanwhile;
      throw new CourierRefused(textOf(body, 'message') || 'Shiprocket gives no tracking number');

      async function createOrder(): Promise<string> {
        const order = shiprocketOrder(request, pickup);
        const made = await ask('POST', '/orders/create/adhoc', order);
        const id = textOf(made.body, 'shipment_id');
        if (id) return id;
        const again = await lookUp(request.reference);
        if (again) return again.shipmentId;
        throw new CourierRefused(textOf(made.body, 'message') || 'Shiprocket refuses the parcel');
      }
    },
    requestPickup: async ({ id }, day) => {
      const pickupDay = { shipment_id: [Number(id)], pickup_date: [day] };
      const { status, body } = await ask('POST', '/courier/generate/pickup', pickupDay);
      const message = textOf(body, 'message');
      if (status >= 400 && !/already/i.test(message)) {
        throw new CourierRefused(message || 'Shiprocket does not fetch it');
      }
    },
    cancel: async ({ trackingNumber }) => {
      const { status, body } = await ask('POST', '/orders/cancel/shipment/awbs', {
        awbs: [trackingNumber],
      });
      const message = textOf(body, 'message');
      if (status >= 400 && !/cancel+ed/i.test(message)) throw new CourierRefused(message);
    },
    trackingPage: ({ trackingNumber }) =>
      `https://shiprocket.co/tracking/${encodeURIComponent(trackingNumber)}`,
    readWebhook: ({ body, header }) => {
      if (!sameText(webhookToken, header('x-api-key') ?? '')) {
        throw new ForgedCourierMessage('The token is wrong');
      }
      const said = JSON.parse(body) as unknown;
      const trackingNumber = textOf(said, 'awb');
      const at = courierTime(textOf(said, 'current_timestamp'));
      if (!trackingNumber || !at) return undefined;
      const note = textOf(said, 'current_status');
      return { trackingNumber, at, note, status: shiprocketStatus(note) };
    },
  };
}
