import type { ServiceContext } from '../../context.ts';
import { easebuzz } from './easebuzz.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { razorpay } from './razorpay.ts';
import { sandbox } from './sandbox.ts';

/** Returns the gateway for new payments. */
export function providerOf(context: ServiceContext): PaymentProvider {
  const { provider } = context.env.payment;
  const found = providerNamed(context, provider);
  if (!found) throw new Error(`The gateway ${provider} is chosen and has no keys`);
  return found;
}

/** Returns the gateway of that name; undefined if this store has no keys for it. */
export function providerNamed(context: ServiceContext, name: string): PaymentProvider | undefined {
  const settings = context.env.payment;
  switch (name) {
    case 'sandbox':
      return settings.sandboxSecret === undefined
        ? undefined
        : sandbox(context, settings.sandboxSecret);
    case 'easebuzz':
      return settings.easebuzz && easebuzz(settings.easebuzz);
    case 'razorpay':
      return settings.razorpay && razorpay(settings.razorpay);
    default:
      return undefined;
  }
}
