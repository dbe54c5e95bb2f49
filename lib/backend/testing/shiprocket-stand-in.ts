import { httpStandIn, type Heard, type StandInReply } from './http-stand-in.ts';

interface Parcel {
  id: number;
  channel_order_id: string;
  awb: string;
  courier: string;
  cod: boolean;
  isCancelled: boolean;
}

const settings = {
  SHIPROCKET_EMAIL: 'api@example.in',
  SHIPROCKET_PASSWORD: 'password-of-the-api',
  SHIPROCKET_PICKUP: 'Packing house',
  SHIPROCKET_WEBHOOK_TOKEN: 'shiprocket-webhook-token',
};

/**
 * Fake Shiprocket server by its public documentation: login, serviceability, orders, AWB, pickup,
 * cancellation. Calls need the token of a login; `expire` ends it.
 */
export async function shiprocketStandIn() {
  const parcels: Parcel[] = [];
  const awbs: string[] = [];
  const pickups: number[] = [];
  let logins = 0;

  function create(body: string): StandInReply {
    const request = JSON.parse(body) as Record<string, unknown>;
    const order = String(request['order_id']);
    if (!/^\d{6}$/.test(String(request['billing_pincode']))) {
      return { status: 422, body: { message: 'The billing pincode is invalid.' } };
    }
    if (parcels.some((one) => one.channel_order_id === order)) {
      return { status: 422, body: { message: 'The order id has already been taken.' } };
    }
    const parcel = {
      id: 9_000 + parcels.length,
      channel_order_id: order,
      awb: '',
      courier: '',
      cod: request['payment_method'] === 'COD',
      isCancelled: false,
    };
    parcels.push(parcel);
    return { body: { order_id: parcel.id + 1, shipment_id: parcel.id, status: 'NEW' } };
  }

  function assign(body: string): StandInReply {
    const request = JSON.parse(body) as { shipment_id: number; courier_id: number };
    const parcel = parcels.find(({ id }) => id === request.shipment_id);
    if (!parcel) return { status: 404, body: { message: 'Shipment not found' } };
    if (parcel.awb) return { status: 400, body: { message: 'AWB is already assigned' } };
    parcel.awb = `1419${String(parcel.id).padStart(10, '0')}`;
    parcel.courier = request.courier_id === 24 ? 'Xpressbees Surface' : 'Blue Dart';
    awbs.push(parcel.awb);
    const data = { awb_code: parcel.awb, courier_name: parcel.courier };
    return { body: { awb_assign_status: 1, response: { data } } };
  }

  function serviceability(query: URLSearchParams): StandInReply {
    if (query.get('delivery_postcode')?.startsWith('9')) {
      return { status: 404, body: { status: 404, message: 'No courier service available' } };
    }
    const fee = Math.ceil(Number(query.get('weight')) / 0.5) * 20 + 30.5;
    const company = (courier_company_id: number, courier_name: string, rate: number) => ({
      courier_company_id,
      courier_name,
      rate,
      estimated_delivery_days: '4',
    });
    return {
      body: {
        status: 200,
        data: {
          available_courier_companies: [
            company(1, 'Blue Dart', fee + 60),
            company(24, 'Xpressbees Surface', fee),
          ],
        },
      },
    };
  }

  const server = await httpStandIn(({ method, url, headers, body }: Heard): StandInReply => {
    const { pathname, searchParams } = new URL(url, 'http://shiprocket');
    const path = `${method} ${pathname.replace('/v1/external', '')}`;
    if (path === 'POST /auth/login') {
      const request = JSON.parse(body) as { email: string; password: string };
      if (request.password !== settings.SHIPROCKET_PASSWORD) return { status: 400, body: {} };
      logins += 1;
      return { body: { token: `token-${logins}` } };
    }
    if (headers['authorization'] !== `Bearer token-${logins}`) return { status: 401, body: {} };
    switch (path) {
      case 'GET /courier/serviceability/':
        return serviceability(searchParams);
      case 'POST /orders/create/adhoc':
        return create(body);
      case 'POST /courier/assign/awb':
        return assign(body);
      case 'GET /orders': {
        const found = parcels.filter(({ channel_order_id }) =>
          channel_order_id.includes(searchParams.get('search') ?? ''),
        );
        const data = found.map((one) => ({
          id: one.id + 1,
          channel_order_id: one.channel_order_id,
          shipments: [{ id: one.id, awb: one.awb, courier: one.courier }],
        }));
        return { body: { data } };
      }
      case 'POST /courier/generate/pickup': {
        const [id = 0] = (JSON.parse(body) as { shipment_id: number[] }).shipment_id;
        if (pickups.includes(id)) return { status: 400, body: { message: 'Already in Pickup' } };
        pickups.push(id);
        return { body: { pickup_status: 1 } };
      }
      case 'POST /orders/cancel/shipment/awbs': {
        const [awb] = (JSON.parse(body) as { awbs: string[] }).awbs;
        const parcel = parcels.find((one) => one.awb === awb);
        if (!parcel) return { status: 404, body: { message: 'AWB not found' } };
        parcel.isCancelled = true;
        return { body: { message: 'Bulk Shipment cancellation is in progress.' } };
      }
      default:
        return { status: 404, body: { message: 'Not found' } };
    }
  });

  return {
    ...server,
    parcels,
    awbs,
    pickups,
    settings: { ...settings, SHIPROCKET_URL: server.url },
    expire: () => {
      logins += 1;
    },
    token: settings.SHIPROCKET_WEBHOOK_TOKEN,
  };
}
