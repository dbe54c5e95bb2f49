import type { Availability } from '../../contract/paths';

export const availabilityNames: Record<Availability, string> = {
  in_stock: 'In stock',
  out_of_stock: 'Sold out',
};
