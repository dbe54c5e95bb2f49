import { toRupees } from '../../../contract/money.ts';
import type { FieldName } from '../../../contract/providers.ts';
import { addressSetting, fieldSettings, type ClientOptions, type Provider } from '../provider.ts';
import { isSameText, member, parsePaise, readText } from '../read-message.ts';
import {
  askCourier,
  readCourierTime,
  readList,
  tryCourier,
  type CourierRequest,
} from './ask-courier.ts';
import {
  CourierKeysRejected,
  CourierRefused,
  ForgedCourierMessage,
  type BookedParcel,
  type CourierProvider,
} from './courier-provider.ts';
import type { ShipmentStatus } from '../../../contract/shipment.ts';

/** Statuses of type UD (undelivered). */
const undelivered: Record<string, ShipmentStatus> = {
  'Picked Up': 'handed_over',
  'In Transit': 'in_transit',
  Dispatched: 'out_for_delivery',
  Undelivered: 'attempt_failed',
};

/**
 * Maps a status of Delhivery; null if it does not move the parcel. Type RT is on its way back; a
 * parcel that came back (DL with RTO) is counted by staff.
 */
function delhiveryStatus(type: string, status: string): ShipmentStatus | null {
  if (type === 'DL') return status === 'Delivered' ? 'delivered' : 'returning';
  if (type === 'RT') return 'returning';
  if (type === 'LT') return 'lost';
  return type === 'UD' ? (undelivered[status] ?? null) : null;
}

const name = 'Delhivery';

type Key = FieldName<'delhivery'>;
type Settings = Record<Key, string>;

/** Delhivery: parcels under the store's own order id, which it accepts once. */
export const delhivery: Provider<'delhivery', Key> = {
  name: 'delhivery',
  storedId: 7,
  settings: {
    ...fieldSettings('delhivery'),
    url: addressSetting('delhivery', 'url', 'https://track.delhivery.com'),
  },
  createClient,
  tryKeys: (settings, options) => tryCourier(createClient(settings, options), name, options),
};

function createClient(settings: Settings, { addressesOf }: ClientOptions): CourierProvider {
  const { url, token, pickup, webhook_token: webhookToken } = settings;
  const headers = { authorization: `Token ${token}`, accept: 'application/json' };
  const ask = async (path: string, request: CourierRequest) => {
    const answer = await askCourier(`${url}${path}`, request, addressesOf);
    if (answer.status === 401) throw new CourierKeysRejected('Delhivery rejected the token');
    return answer;
  };
  const get = (path: string, query: Record<string, string>) =>
    ask(`${path}?${new URLSearchParams(query).toString()}`, { headers });
  const post = (path: string, body: object) =>
    ask(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const parcel = (waybill: string): BookedParcel => ({
    trackingNumber: waybill,
    courier: name,
    id: waybill,
  });

  const find = async (reference: string): Promise<BookedParcel | undefined> => {
    const { body } = await get('/api/v1/packages/json/', { ref_ids: reference });
    const found = readList(member(body, 'ShipmentData'))
      .map((one) => member(one, 'Shipment'))
      .find((one) => readText(one, 'ReferenceNo') === reference);
    const waybill = readText(found, 'AWB');
    return waybill ? parcel(waybill) : undefined;
  };

  return {
    name: 'delhivery',
    rates: async ({ fromPin, toPin, weight, isCash }) => {
      const served = await get('/c/api/pin-codes/json/', { filter_codes: toPin });
      const code = member(readList(member(served.body, 'delivery_codes'))[0], 'postal_code');
      if (readText(code, isCash ? 'cod' : 'pre_paid') !== 'Y') return [];
      const { body } = await get('/api/kinko/v1/invoice/charges/.json', {
        md: 'S',
        ss: 'Delivered',
        o_pin: fromPin,
        d_pin: toPin,
        cgm: String(weight),
        pt: isCash ? 'COD' : 'Pre-paid',
      });
      const amount = parsePaise(readText(readList(body)[0], 'total_amount'));
      return Number.isNaN(amount) ? [] : [{ service: 'S', name, amount, days: null }];
    },
    find,
    book: async ({ reference, to, weight, cashDue, value, items }) => {
      const shipment = {
        name: to.fullName,
        add: to.fullAddress,
        pin: to.postalCode,
        city: to.city,
        state: to.state,
        country: 'India',
        phone: to.mobile.replace(/^\+91/, ''),
        order: reference,
        payment_mode: cashDue > 0 ? 'COD' : 'Prepaid',
        cod_amount: toRupees(cashDue),
        total_amount: toRupees(value),
        weight,
        quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
        products_desc: items.map((item) => item.name).join(', '),
      };
      const data = JSON.stringify({
        shipments: [shipment],
        pickup_location: { name: pickup },
      });
      const { body } = await ask('/api/cmu/create.json', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ format: 'json', data }).toString(),
      });
      const made = readList(member(body, 'packages'))[0];
      const waybill = readText(made, 'waybill');
      if (readText(made, 'status') === 'Success' && waybill) return parcel(waybill);
      const before = await find(reference);
      if (before) return before;
      const [remark] = readList(member(made, 'remarks'));
      const why = typeof remark === 'string' ? remark : readText(body, 'rmk');
      throw new CourierRefused(why || 'Delhivery rejected the parcel');
    },
    requestPickup: async (_, day) => {
      const { status, body } = await post('/fm/request/new/', {
        pickup_date: day,
        pickup_time: '14:00:00',
        pickup_location: pickup,
        expected_package_count: 1,
      });
      // One request a day and place fetches all parcels.
      const message = JSON.stringify(body);
      if (status >= 400 && !/already|exist/i.test(message)) {
        throw new CourierRefused('Delhivery couldn’t schedule the pickup');
      }
    },
    cancel: async ({ trackingNumber }) => {
      const { status } = await post('/api/p/edit', {
        waybill: trackingNumber,
        cancellation: 'true',
      });
      if (status >= 400) throw new CourierRefused('Delhivery couldn’t cancel the booking');
    },
    trackingPage: ({ trackingNumber }) =>
      `https://www.delhivery.com/track-v2/package/${encodeURIComponent(trackingNumber)}`,
    readWebhook: ({ body, header }) => {
      if (!isSameText(`Token ${webhookToken}`, header('authorization') ?? '')) {
        throw new ForgedCourierMessage('The token is wrong');
      }
      const shipment = member(JSON.parse(body) as unknown, 'Shipment');
      const status = member(shipment, 'Status');
      const trackingNumber = readText(shipment, 'AWB');
      const at = readCourierTime(readText(status, 'StatusDateTime'));
      if (!trackingNumber || !at) return undefined;
      const texts = [readText(status, 'Status'), readText(status, 'Instructions')];
      return {
        trackingNumber,
        at,
        note: texts.filter(Boolean).join(': '),
        status: delhiveryStatus(readText(status, 'StatusType'), readText(status, 'Status')),
      };
    },
  };
}
