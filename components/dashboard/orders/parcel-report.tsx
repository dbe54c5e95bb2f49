import { useState } from 'react';
import { controlClass } from '@/components/form/control-class';
import { sendLazily } from '@/lib/api/lazily';
import { shipmentStatuses, shipmentLabels, type ShipmentStatus } from '@/lib/contract/shipment';
import { reportParcel } from '@/lib/contract/staff-parcel';
import { ConfirmButton } from '../confirm-button';
import { Labelled } from '../labelled';
import { CourierField } from './courier-field';
import type { ParcelProps } from './parcel-props';
import { Typed } from './typed';

export function ParcelReport({ order, parcel, work, onChanged }: ParcelProps) {
  const [chosen, setChosen] = useState<ShipmentStatus>();
  const [courier, setCourier] = useState(parcel.courier ?? '');
  const [tracking, setTracking] = useState(parcel.tracking_number ?? '');
  const [note, setNote] = useState('');
  const status = work.next_states.find((one) => one === chosen) ?? work.next_states[0];
  if (!status) return null;
  return (
    <ConfirmButton
      label="Update status"
      question={`Update status of parcel ${parcel.number}`}
      confirmLabel="Save status"
      onConfirm={async () => {
        const isHandedOver = status === 'handed_over';
        const { data } = await sendLazily(reportParcel, {
          params: { orderId: order.order_id, number: parcel.number },
          body: {
            status,
            note: note.trim(),
            ...(isHandedOver && { courier: courier.trim(), tracking_number: tracking.trim() }),
          },
        });
        onChanged(data);
        setNote('');
      }}
    >
      <div className="grid gap-4">
        <Labelled label="Status">
          {(id) => (
            <select
              id={id}
              value={status}
              onChange={({ target }) =>
                setChosen(shipmentStatuses.find((one) => one === target.value))
              }
              className={controlClass(false)}
            >
              {work.next_states.map((one) => (
                <option key={one} value={one}>
                  {shipmentLabels[one]}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        {status === 'handed_over' && (
          <>
            <CourierField value={courier} onChange={setCourier} />
            <Typed label="Tracking number" value={tracking} onChange={setTracking} />
          </>
        )}
        <Typed label="Internal note" value={note} maxLength={500} onChange={setNote} />
      </div>
    </ConfirmButton>
  );
}
