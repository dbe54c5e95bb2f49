import { createHash, createHmac } from 'node:crypto';
import { shipmentStatuses } from '../../../contract/shipment.ts';
import { isSameText, member, readText } from '../read-message.ts';
import { readCourierTime } from './ask-courier.ts';
import { CourierRefused, ForgedCourierMessage, type CourierProvider } from './courier-provider.ts';

const name = 'Sandbox courier';

/**
 * Courier of the demo, inside the store: serves every PIN code but 9xxxxx, computes the tracking
 * number from the reference, and carries nothing.
 */
export function sandboxCourier(secret: string): CourierProvider {
  const trackingNumberFor = (reference: string) => {
    const digest = createHash('sha256').update(reference).digest();
    return `SBX${String(digest.readUInt32BE(0)).padStart(10, '0')}`;
  };
  const isServed = (pin: string) => !pin.startsWith('9');
  return {
    name: 'sandbox',
    rates: ({ toPin, weight, isCash }) =>
      Promise.resolve(
        isServed(toPin)
          ? [
              {
                service: 'surface',
                name: `${name}, surface`,
                amount: 4_000 + Math.ceil(weight / 500) * 1_500 + (isCash ? 3_500 : 0),
                days: 5,
              },
            ]
          : [],
      ),
    // Booking is idempotent and gives the same number, so nothing has to be found.
    find: () => Promise.resolve(undefined),
    book: ({ reference, to }) => {
      if (!isServed(to.postalCode)) {
        return Promise.reject(new CourierRefused(`PIN code ${to.postalCode} is not served`));
      }
      const trackingNumber = trackingNumberFor(reference);
      return Promise.resolve({ trackingNumber, courier: name, id: trackingNumber });
    },
    requestPickup: () => Promise.resolve(),
    cancel: () => Promise.resolve(),
    trackingPage: () => null,
    readWebhook: ({ body, header }) => {
      const right = createHmac('sha256', secret).update(body).digest('hex');
      if (!isSameText(right, header('x-sandbox-signature') ?? '')) {
        throw new ForgedCourierMessage('The signature is wrong');
      }
      const message = JSON.parse(body) as unknown;
      const at = readCourierTime(readText(message, 'at'));
      const status = shipmentStatuses.find((one) => one === member(message, 'status')) ?? null;
      const trackingNumber = readText(message, 'tracking_number');
      return at && trackingNumber
        ? { trackingNumber, at, status, note: readText(message, 'note') }
        : undefined;
    },
  };
}
