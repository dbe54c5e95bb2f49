import { connectedCourierNames, type ConnectedCourier } from '../../../contract/courier.ts';
import type { ServiceContext } from '../../context.ts';
import { partnerAddresses } from '../partner-addresses.ts';
import type { CourierProvider } from './courier-provider.ts';
import { delhivery } from './delhivery.ts';
import { sandboxCourier } from './sandbox.ts';
import { shiprocket } from './shiprocket.ts';

type Within = Pick<ServiceContext, 'env'>;

const providers: Record<ConnectedCourier, (context: Within) => CourierProvider | undefined> = {
  // In demo mode alone, as the sandbox gateway.
  sandbox: ({ env: { payment } }) =>
    payment.sandboxSecret === undefined ? undefined : sandboxCourier(payment.sandboxSecret),
  shiprocket: ({ env }) =>
    env.couriers.shiprocket && shiprocket(env.couriers.shiprocket, partnerAddresses(env)),
  delhivery: ({ env }) =>
    env.couriers.delhivery && delhivery(env.couriers.delhivery, partnerAddresses(env)),
};

/** Returns the courier of that name; undefined if this store has no keys for it. */
export function courierNamed(context: Within, name: string): CourierProvider | undefined {
  const courier = connectedCourierNames.find((one) => one === name);
  return courier && providers[courier](context);
}

/** Returns the couriers that this store can book. */
export const couriersOf = (context: Within): CourierProvider[] =>
  connectedCourierNames.flatMap((name) => courierNamed(context, name) ?? []);
