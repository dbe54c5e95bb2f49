import { httpStandIn, type Heard, type StandInReply } from './http-stand-in.ts';

const settings = {
  DELHIVERY_TOKEN: 'delhivery-token',
  DELHIVERY_PICKUP: 'Packing house',
  DELHIVERY_WEBHOOK_TOKEN: 'delhivery-webhook-token',
};

/**
 * Fake Delhivery server by its public documentation: PIN codes, charges, creation, tracking by
 * reference, pickup, cancellation.
 */
export async function delhiveryStandIn() {
  const parcels: { AWB: string; ReferenceNo: string; cod: number; isCancelled: boolean }[] = [];
  const pickups: string[] = [];

  function create(body: string): StandInReply {
    const form = new URLSearchParams(body);
    if (form.get('format') !== 'json') return { status: 400, body: { rmk: 'format key missing' } };
    const { shipments, pickup_location } = JSON.parse(form.get('data') ?? '{}') as {
      shipments: { order: string; cod_amount: number; pin: string }[];
      pickup_location: { name: string };
    };
    const [shipment] = shipments;
    const refuse = (remark: string): StandInReply => ({
      body: { success: false, packages: [{ status: 'Fail', waybill: '', remarks: [remark] }] },
    });
    if (!shipment || pickup_location.name !== settings.DELHIVERY_PICKUP) {
      return refuse('ClientWarehouse matching query does not exist.');
    }
    if (shipment.pin.startsWith('9')) return refuse('Pincode is not serviceable');
    if (parcels.some(({ ReferenceNo }) => ReferenceNo === shipment.order)) {
      return refuse('Duplicate order id');
    }
    const parcel = {
      AWB: String(10_000_000_000 + parcels.length),
      ReferenceNo: shipment.order,
      cod: shipment.cod_amount,
      isCancelled: false,
    };
    parcels.push(parcel);
    return {
      body: {
        success: true,
        packages: [
          { status: 'Success', waybill: parcel.AWB, refnum: shipment.order, remarks: [''] },
        ],
      },
    };
  }

  const server = await httpStandIn(({ method, url, headers, body }: Heard): StandInReply => {
    if (headers['authorization'] !== `Token ${settings.DELHIVERY_TOKEN}`) {
      return { status: 401, body: {} };
    }
    const { pathname, searchParams } = new URL(url, 'http://delhivery');
    switch (`${method} ${pathname}`) {
      case 'GET /c/api/pin-codes/json/': {
        const pin = searchParams.get('filter_codes') ?? '';
        if (pin.startsWith('9')) return { body: { delivery_codes: [] } };
        const cod = pin.startsWith('7') ? 'N' : 'Y';
        return {
          body: { delivery_codes: [{ postal_code: { pin: Number(pin), pre_paid: 'Y', cod } }] },
        };
      }
      case 'GET /api/kinko/v1/invoice/charges/.json': {
        const cod = searchParams.get('pt') === 'COD' ? 40 : 0;
        return { body: [{ total_amount: 50 + Number(searchParams.get('cgm')) / 100 + cod }] };
      }
      case 'POST /api/cmu/create.json':
        return create(body);
      case 'GET /api/v1/packages/json/': {
        const found = parcels.filter(
          ({ ReferenceNo }) => ReferenceNo === searchParams.get('ref_ids'),
        );
        if (found.length === 0) return { body: { Error: 'No such waybill or Order Id found' } };
        return { body: { ShipmentData: found.map((Shipment) => ({ Shipment })) } };
      }
      case 'POST /fm/request/new/': {
        const day = (JSON.parse(body) as { pickup_date: string }).pickup_date;
        if (pickups.includes(day)) {
          return { status: 400, body: { prepaid: 'Pickup request already exists' } };
        }
        pickups.push(day);
        return { status: 201, body: { pickup_id: pickups.length } };
      }
      case 'POST /api/p/edit': {
        const { waybill } = JSON.parse(body) as { waybill: string };
        const parcel = parcels.find(({ AWB }) => AWB === waybill);
        if (parcel) parcel.isCancelled = true;
        return { body: { status: parcel !== undefined, waybill } };
      }
      default:
        return { status: 404, body: {} };
    }
  });

  return {
    ...server,
    parcels,
    pickups,
    settings: { ...settings, DELHIVERY_URL: server.url },
    token: `Token ${settings.DELHIVERY_WEBHOOK_TOKEN}`,
  };
}
