/**
 * Couriers that the store can book, with the name that people read. The key is the
 * beginning of the courier's settings.
 */
export const connectedCouriers = {
  sandbox: 'Sandbox courier',
  shiprocket: 'Shiprocket',
  delhivery: 'Delhivery',
} as const;
export type ConnectedCourier = keyof typeof connectedCouriers;
export const connectedCourierNames = Object.keys(connectedCouriers) as readonly ConnectedCourier[];

/** States of a booking at a connected courier. */
export const bookingStatuses = [
  'requested',
  'booked',
  'refused',
  'to_cancel',
  'cancelled',
] as const;

/**
 * Last part of the webhook's address: Shiprocket refuses addresses that contain its own name or
 * initials.
 */
export const courierWebhooks: Record<ConnectedCourier, string> = {
  sandbox: 'sandbox',
  shiprocket: 'aggregator',
  delhivery: 'delhivery',
};
