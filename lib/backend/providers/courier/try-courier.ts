import type { ProviderTrial } from '../../../contract/staff-provider-keys.ts';
import type { TrialOptions } from '../provider.ts';
import { CourierUnavailable, type CourierProvider } from './courier-provider.ts';

/** Asks a courier about a parcel of 500 g from the shop to its own PIN code; says what happened. */
export async function tryCourier(
  courier: CourierProvider,
  name: string,
  { postalCode: pin }: TrialOptions,
): Promise<ProviderTrial> {
  if (!/^[1-9]\d{5}$/.test(pin)) {
    return { is_ok: false, message: 'The shop has no PIN code: enter it in Settings first' };
  }
  try {
    const services = await courier.rates({ fromPin: pin, toPin: pin, weight: 500, isCash: false });
    return {
      is_ok: true,
      message:
        services.length === 0
          ? `${name} takes the keys, but carries nothing from ${pin} to ${pin}`
          : `${name} takes the keys and serves ${pin}: ${services.length} ${services.length === 1 ? 'service' : 'services'}`,
    };
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    const isRefused = /does not accept/.test(error.message);
    return {
      is_ok: false,
      message: isRefused ? error.message : `${name} does not answer, or refuses the keys`,
    };
  }
}
