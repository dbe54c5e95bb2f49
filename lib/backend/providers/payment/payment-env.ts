import { string } from 'yup';
import { gatewayNames, type Gateway } from '../../../contract/gateway.ts';

export interface EasebuzzEnv {
  key: string;
  salt: string;
  /** Base URL for payments. */
  url: string;
  /** Base URL for status requests and refunds. */
  dashboardUrl: string;
}

export interface RazorpayEnv {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  url: string;
}

export interface PaymentEnv {
  /** The gateway for new payments; the sandbox without its secret where there is none. */
  provider: Gateway;
  /** Signs the sandbox gateway's messages; undefined without a sandbox. */
  sandboxSecret: string | undefined;
  easebuzz: EasebuzzEnv | undefined;
  razorpay: RazorpayEnv | undefined;
}

const url = (name: string, usual: string) =>
  string()
    .matches(/^https?:\/\/[^\s]+$/, {
      message: `${name} must be an address that starts with http:// or https://`,
      excludeEmptyString: true,
    })
    .default(usual);

/** A gateway key: required if that gateway is chosen. */
const keyOf = (provider: Gateway, name: string) =>
  string().when('PAYMENT_PROVIDER', {
    is: provider,
    then: (one) => one.required(`${name} is missing: PAYMENT_PROVIDER=${provider} needs it`),
  });

/** Validation rules for the environment variables of payments. */
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
  EASEBUZZ_KEY: keyOf('easebuzz', 'EASEBUZZ_KEY'),
  EASEBUZZ_SALT: keyOf('easebuzz', 'EASEBUZZ_SALT'),
  EASEBUZZ_URL: url('EASEBUZZ_URL', 'https://pay.easebuzz.in'),
  EASEBUZZ_DASHBOARD_URL: url('EASEBUZZ_DASHBOARD_URL', 'https://dashboard.easebuzz.in'),
  RAZORPAY_KEY_ID: keyOf('razorpay', 'RAZORPAY_KEY_ID'),
  RAZORPAY_KEY_SECRET: keyOf('razorpay', 'RAZORPAY_KEY_SECRET'),
  RAZORPAY_WEBHOOK_SECRET: keyOf('razorpay', 'RAZORPAY_WEBHOOK_SECRET'),
  RAZORPAY_URL: url('RAZORPAY_URL', 'https://api.razorpay.com'),
};

interface PaymentValues {
  STORE_MODE?: string | undefined;
  PAYMENT_PROVIDER?: string | undefined;
  PAYMENT_SANDBOX_SECRET?: string | undefined;
  EASEBUZZ_KEY?: string | undefined;
  EASEBUZZ_SALT?: string | undefined;
  EASEBUZZ_URL: string;
  EASEBUZZ_DASHBOARD_URL: string;
  RAZORPAY_KEY_ID?: string | undefined;
  RAZORPAY_KEY_SECRET?: string | undefined;
  RAZORPAY_WEBHOOK_SECRET?: string | undefined;
  RAZORPAY_URL: string;
}

const bare = (address: string) => address.replace(/\/+$/, '');

/**
 * Returns the payment settings. Messages of every gateway with configured keys are accepted, chosen
 * for new payments or not.
 */
export function paymentEnvOf(values: PaymentValues): PaymentEnv {
  const provider = gatewayNames.find((name) => name === values.PAYMENT_PROVIDER) ?? 'sandbox';
  const { EASEBUZZ_KEY, EASEBUZZ_SALT } = values;
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = values;
  return {
    provider,
    sandboxSecret: values.STORE_MODE === 'live' ? undefined : values.PAYMENT_SANDBOX_SECRET,
    easebuzz:
      EASEBUZZ_KEY && EASEBUZZ_SALT
        ? {
            key: EASEBUZZ_KEY,
            salt: EASEBUZZ_SALT,
            url: bare(values.EASEBUZZ_URL),
            dashboardUrl: bare(values.EASEBUZZ_DASHBOARD_URL),
          }
        : undefined,
    razorpay:
      RAZORPAY_KEY_ID && RAZORPAY_KEY_SECRET && RAZORPAY_WEBHOOK_SECRET
        ? {
            keyId: RAZORPAY_KEY_ID,
            keySecret: RAZORPAY_KEY_SECRET,
            webhookSecret: RAZORPAY_WEBHOOK_SECRET,
            url: bare(values.RAZORPAY_URL),
          }
        : undefined,
  };
}
