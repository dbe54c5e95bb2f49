import type { Shipment } from '../../contract/shipment';
import type { StaffOrder } from '../../contract/staff-order-detail';

/** Returns the items of a parcel with the names of their products. */
export const parcelRows = ({ lines }: Pick<StaffOrder, 'lines'>, { items }: Shipment) =>
  items.map(({ id, quantity }) => ({
    id,
    quantity,
    name: lines.find((line) => line.id === id)?.product_name ?? '',
  }));
