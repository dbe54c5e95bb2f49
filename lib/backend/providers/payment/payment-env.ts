import { string } from 'yup';
import { gatewayNames, type Gateway } from '../../../contract/providers.ts';

export interface PaymentEnv {
  /** The gateway for new payments; the sandbox without its secret where there is none. */
  provider: Gateway;
  /** Signs the sandbox gateway's messages; undefined without a sandbox. */
  sandboxSecret: string | undefined;
}

/** Validation rules for the choice of the gateway, and for the sandbox. */
export const paymentSettings = {
  PAYMENT_PROVIDER: string()
    .oneOf(gatewayNames, `PAYMENT_PROVIDER must be ${gatewayNames.join(', ')}`)
    .when('STORE_MODE', {
      is: 'live',
      then: (one) =>
        one.notOneOf(['sandbox'], 'PAYMENT_PROVIDER=sandbox takes no money: live mode refuses it'),
      otherwise: (one) => one.default('sandbox'),
    }),
  PAYMENT_SANDBOX_SECRET: string().when(['PAYMENT_PROVIDER', 'STORE_MODE'], {
    is: (provider: unknown, mode: unknown) =>
      mode !== 'live' && (provider ?? 'sandbox') === 'sandbox',
    then: (one) =>
      one
        .required('PAYMENT_SANDBOX_SECRET is missing: at least 32 characters')
        .min(32, 'PAYMENT_SANDBOX_SECRET is too short: at least 32 characters'),
  }),
};

interface PaymentValues {
  STORE_MODE?: string | undefined;
  PAYMENT_PROVIDER?: string | undefined;
  PAYMENT_SANDBOX_SECRET?: string | undefined;
}

/** Returns which gateway takes new payments, and the secret of the sandbox. */
export const readPaymentEnv = (values: PaymentValues): PaymentEnv => ({
  provider: gatewayNames.find((name) => name === values.PAYMENT_PROVIDER) ?? 'sandbox',
  sandboxSecret: values.STORE_MODE === 'live' ? undefined : values.PAYMENT_SANDBOX_SECRET,
});
