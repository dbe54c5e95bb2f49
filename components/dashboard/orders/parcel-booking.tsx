import { useState } from 'react';
import useSWR from 'swr';
import { readLazily, sendLazily } from '@/lib/api/lazily';
import { courierLabel } from '@/lib/contract/providers';
import { buildPath, type AnswerOf } from '@/lib/contract/endpoint';
import { sayDays } from '@/lib/contract/return-windows';
import { bookParcel, listParcelRates, type ParcelRate } from '@/lib/contract/staff-parcel';
import { notFilledIn } from '@/lib/dashboard/orders/not-filled-in';
import { formatRupees } from '@/lib/format/money';
import { ConfirmButton } from '../confirm-button';
import type { ParcelProps } from './parcel-props';
import { Typed } from './typed';

const rateId = ({ provider, service }: ParcelRate) => `${provider} ${service}`;

export function ParcelBooking({ order, parcel, onChanged }: ParcelProps) {
  const params = { orderId: order.order_id, number: parcel.number };
  const [weight, setWeight] = useState('');
  const [chosen, setChosen] = useState('');
  const grams = /^[1-9]\d{0,5}$/.test(weight.trim()) ? Number(weight) : undefined;
  const { data, isLoading } = useSWR<AnswerOf<typeof listParcelRates>>(
    grams ? `${buildPath(listParcelRates, params)}?weight=${grams}` : null,
    readLazily,
  );
  const rates = data?.data ?? [];
  const rate = rates.find((one) => rateId(one) === chosen) ?? rates[0];
  return (
    <ConfirmButton
      kind="second"
      label="Book courier"
      question={`Book courier for parcel ${parcel.number}`}
      onConfirm={async () => {
        if (!grams) throw notFilledIn('Enter the weight in grams');
        if (!rate) throw notFilledIn('No courier delivers to this PIN code');
        const { provider, service } = rate;
        const body = { provider, service, weight: grams };
        onChanged((await sendLazily(bookParcel, { params, body })).data);
      }}
    >
      <div className="grid gap-4">
        <Typed label="Weight in grams" value={weight} maxLength={6} onChange={setWeight} />
        {isLoading && <p>Getting courier rates</p>}
        {grams && !isLoading && rates.length === 0 && <p>No courier delivers to this PIN code.</p>}
        {rates.length > 0 && (
          <fieldset>
            <legend className="mb-1 font-[550]">Courier</legend>
            {rates.map((one) => (
              <label key={rateId(one)} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name={`rate-${parcel.number}`}
                  checked={one === rate}
                  onChange={() => setChosen(rateId(one))}
                />
                <span>
                  {one.name}, {courierLabel(one.provider)}: {formatRupees(one.amount)}
                  {one.days !== null && `, ${sayDays(one.days)}`}
                </span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
    </ConfirmButton>
  );
}
