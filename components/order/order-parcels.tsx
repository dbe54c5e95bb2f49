import type { Order } from '@/lib/contract/order';
import { shipmentLabels, type Shipment } from '@/lib/contract/shipment';
import { formatDateTime } from '@/lib/format/date';
import { piecesName } from '@/lib/features/order/row-name';
import { formatRupees } from '@/lib/format/money';

export function OrderParcels({ order }: { order: Order }) {
  const parcels = order.shipments ?? [];
  const isOnly = parcels.length === 1;
  // The timeline of the order tells about its only parcel.
  const shown = parcels.filter((parcel) => !isOnly || parcel.courier || parcel.tracking_number);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="parcels-head" className="mb-8 print:hidden">
      <h2 id="parcels-head" className="mb-3 font-display text-4 font-medium">
        {isOnly ? 'Your parcel' : 'Your parcels'}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-5 md:grid-cols-2">
        {shown.map((parcel) => (
          <li key={parcel.number} className="border-t border-rule pt-3">
            {!isOnly && (
              <>
                <p className="font-[550]">
                  Parcel {parcel.number}: {shipmentLabels[parcel.status]}
                </p>
                <ul className="text-1 text-ink-2">
                  {parcel.items.map((pieces) => (
                    <li key={`${pieces.id} ${pieces.product_id}`}>
                      {pieces.quantity} × {piecesName(order, pieces)}
                    </li>
                  ))}
                </ul>
              </>
            )}
            <Tracking parcel={parcel} />
            {parcel.cash_due > 0 && (
              <p className="mt-1">
                {order.is_gift ? 'Cash on Delivery: ' : 'Keep '}
                {formatRupees(parcel.cash_due)}
                {order.is_gift ? '.' : ' ready in cash.'}
              </p>
            )}
            {!isOnly && (
              <ol className="mt-2 grid gap-1 text-1 text-ink-2">
                {parcel.events.map(({ status, at, note }, index) => (
                  <li key={index}>
                    {formatDateTime(at)}:{' '}
                    {[shipmentLabels[status], note].filter(Boolean).join(', ')}
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tracking({ parcel: { courier, tracking_number, tracking_url } }: { parcel: Shipment }) {
  if (!courier && !tracking_number) return null;
  return (
    <p className="mt-1 break-words">
      {[courier, tracking_number].filter(Boolean).join(', ')}
      {tracking_url && (
        <>
          {' '}
          <a href={tracking_url} rel="noreferrer" className="underline underline-offset-4">
            Track parcel
          </a>
        </>
      )}
    </p>
  );
}
