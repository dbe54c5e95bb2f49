import { shipmentLabels, type Shipment } from '@/lib/contract/shipment';
import type { ParcelWork, StaffOrder } from '@/lib/contract/staff-order-detail';
import { bookingText, moodOfParcel } from '@/lib/dashboard/orders/parcel-texts';
import { formatRupees } from '@/lib/format/money';
import { Facts } from '../facts';
import { Panel } from '../panel';
import { StateMark } from '../state-mark';
import { ParcelActions } from './parcel-actions';
import { formatDateTime } from '@/lib/format/date';

interface OrderParcelsProps {
  order: StaffOrder;
  onChanged: (order: StaffOrder) => void;
}

export function OrderParcels({ order, onChanged }: OrderParcelsProps) {
  const parcels = (order.shipments ?? []).flatMap((parcel) => {
    const work = order.parcels.find(({ number }) => number === parcel.number);
    return work ? [{ parcel, work }] : [];
  });
  if (parcels.length === 0) return null;
  return (
    <Panel title={parcels.length === 1 ? 'Parcel' : 'Parcels'}>
      <ul className="grid gap-5">
        {parcels.map(({ parcel, work }) => (
          <li key={parcel.number} className="border-b border-rule pb-5 last:border-0 last:pb-0">
            <ParcelHead order={order} parcel={parcel} booking={work.booking} />
            <ParcelActions order={order} parcel={parcel} work={work} onChanged={onChanged} />
            <ParcelReports work={work} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface ParcelHeadProps {
  order: StaffOrder;
  parcel: Shipment;
  booking: ParcelWork['booking'];
}

function ParcelHead({ order, parcel, booking }: ParcelHeadProps) {
  const productName = (id: number) => order.lines.find((line) => line.id === id)?.product_name;
  return (
    <>
      <p className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <strong className="font-[600]">Parcel {parcel.number}</strong>
        <StateMark mood={moodOfParcel(parcel.status)}>{shipmentLabels[parcel.status]}</StateMark>
      </p>
      <ul className="mb-2">
        {parcel.items.map(({ id, quantity }) => (
          <li key={id}>
            {quantity} × {productName(id)}
          </li>
        ))}
      </ul>
      <Facts
        rows={[
          ['Courier', parcel.courier],
          ['Tracking', trackingOf(parcel)],
          ['Booking', booking && bookingText(booking)],
          ['Cash to collect', parcel.cash_due > 0 ? formatRupees(parcel.cash_due) : null],
        ]}
      />
    </>
  );
}

const trackingOf = ({ tracking_url, tracking_number }: Shipment) =>
  tracking_url ? (
    <a
      href={tracking_url}
      target="_blank"
      rel="noreferrer"
      className="text-leaf-7 underline underline-offset-4"
    >
      {tracking_number}
    </a>
  ) : (
    tracking_number
  );

function ParcelReports({ work: { reports } }: { work: ParcelWork }) {
  return (
    <details className="mt-3">
      <summary className="min-h-11 cursor-pointer py-2">Parcel history</summary>
      <ol className="grid gap-1 text-1">
        {reports.map(({ status, at, by, source, note, has_moved }, index) => (
          <li key={index} className={has_moved ? '' : 'text-ink-2'}>
            {formatDateTime(at)}: {shipmentLabels[status]}
            {[by ?? (source === 'store' ? null : source), note].filter(Boolean).map((part) => (
              <span key={part}>, {part}</span>
            ))}
            {!has_moved && ' (status unchanged)'}
          </li>
        ))}
      </ol>
    </details>
  );
}
