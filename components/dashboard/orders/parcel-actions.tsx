import { ParcelBooking } from './parcel-booking';
import { ParcelLost } from './parcel-lost';
import { ParcelPickup } from './parcel-pickup';
import type { ParcelProps } from './parcel-props';
import { ParcelReport } from './parcel-report';
import { ParcelReturn } from './parcel-return';
import { ParcelSplit } from './parcel-split';
import { ParcelUnbook } from './parcel-unbook';

export function ParcelActions(props: ParcelProps) {
  const { next_states, may_split, may_return, may_give_up, may_book, booking } = props.work;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {may_book && <ParcelBooking {...props} />}
      {booking?.status === 'booked' && props.parcel.status === 'packed' && (
        <>
          <ParcelPickup {...props} />
          <ParcelUnbook {...props} />
        </>
      )}
      {next_states.length > 0 && <ParcelReport {...props} />}
      {may_return && <ParcelReturn {...props} />}
      {may_split && <ParcelSplit {...props} />}
      {may_give_up && <ParcelLost {...props} />}
    </div>
  );
}
