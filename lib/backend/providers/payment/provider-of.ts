import { gatewayNames, type Gateway } from '../../../contract/gateway.ts';
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
  const gateway = gatewayNames.find((one) => one === name);
  return gateway && providers[gateway](context);
}

const providers: Record<Gateway, (context: ServiceContext) => PaymentProvider | undefined> = {
  sandbox: (context) => {
    const { sandboxSecret } = context.env.payment;
    return sandboxSecret === undefined ? undefined : sandbox(context, sandboxSecret);
  },
  easebuzz: ({ env: { payment } }) => payment.easebuzz && easebuzz(payment.easebuzz),
  razorpay: ({ env: { payment } }) => payment.razorpay && razorpay(payment.razorpay),
};
