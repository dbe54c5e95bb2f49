import type { ConnectedCourier } from '../../../contract/providers.ts';
import type { ShipmentStatus } from '../../../contract/shipment.ts';
import type { OrderAddress } from '../../db/schema/order.ts';

export interface RateRequest {
  fromPin: string;
  toPin: string;
  /** Grams. */
  weight: number;
  isCash: boolean;
}

/** A service that carries the parcel. */
interface CourierRate {
  /** The courier's own id of the service. */
  service: string;
  name: string;
  /** Paise. */
  amount: number;
  /** Days until delivery; null if the courier does not say. */
  days: number | null;
}

export interface BookingRequest {
  /** The store's own id of the booking: the courier accepts each once. */
  reference: string;
  service: string;
  /** Grams. */
  weight: number;
  /** Paise to collect; 0 if it is paid. */
  cashDue: number;
  /** Paise of the contents. */
  value: number;
  orderedAt: Date;
  to: OrderAddress;
  email: string;
  items: readonly { name: string; sku: string; quantity: number; price: number }[];
}

/** A parcel at the courier. */
export interface BookedParcel {
  trackingNumber: string;
  /** Name of the carrier. */
  courier: string;
  /** The courier's own id of the parcel, if it needs one besides the tracking number. */
  id: string;
}

/** A raw, unverified request of a courier. */
export interface CourierMessage {
  /** The raw body: signatures are computed over its bytes. */
  body: string;
  header: (name: string) => string | undefined;
}

/** What a courier says about a parcel. */
export interface TrackingReport {
  trackingNumber: string;
  /** Null: nothing that moves the parcel. */
  status: ShipmentStatus | null;
  at: Date;
  /** In the courier's words. */
  note: string;
}

/** One courier or aggregator. All calls throw `CourierUnavailable` if it does not answer. */
export interface CourierProvider {
  name: ConnectedCourier;
  /** Services to a PIN code, the cheapest first; none if it is not served. */
  rates: (request: RateRequest) => Promise<CourierRate[]>;
  /** Finds a booking by its reference, also if its answer was lost. */
  find: (reference: string) => Promise<BookedParcel | undefined>;
  /** Books a parcel. Throws `CourierRefused` with the reason if the courier does not take it. */
  book: (request: BookingRequest) => Promise<BookedParcel>;
  /** Asks for the parcel to be fetched. */
  requestPickup: (parcel: BookedParcel, day: string) => Promise<void>;
  /** Cancels a booking; a cancelled one is no error. */
  cancel: (parcel: BookedParcel) => Promise<void>;
  /** Page on which people follow the parcel. */
  trackingPage: (parcel: BookedParcel) => string | null;
  /** Reads a signed message. Throws `ForgedCourierMessage`. */
  readWebhook: (message: CourierMessage) => TrackingReport | undefined;
}

/** The courier cannot be reached, or its answer cannot be used: nothing is known. */
export class CourierUnavailable extends Error {}

/** The courier rejects the keys of the shop; the message is for staff. */
export class CourierKeysRejected extends CourierUnavailable {}

/** The courier says no; the message is for staff. */
export class CourierRefused extends Error {}

/** A message that is not signed by the courier. */
export class ForgedCourierMessage extends Error {}
