import { string } from 'yup';

export interface ShiprocketEnv {
  email: string;
  password: string;
  /** Name of the pickup address at Shiprocket. */
  pickup: string;
  /** Token that Shiprocket sends with its webhook. */
  webhookToken: string;
  url: string;
}

export interface DelhiveryEnv {
  token: string;
  /** Name of the warehouse at Delhivery. */
  pickup: string;
  /** Token that Delhivery sends with its webhook. */
  webhookToken: string;
  url: string;
}

/** Couriers with complete keys. */
export interface CourierEnv {
  shiprocket: ShiprocketEnv | undefined;
  delhivery: DelhiveryEnv | undefined;
}

const url = (name: string, usual: string) =>
  string()
    .matches(/^https?:\/\/[^\s]+$/, {
      message: `${name} must be an address that starts with http:// or https://`,
      excludeEmptyString: true,
    })
    // Addresses of customers are sent there.
    .when('STORE_MODE', {
      is: 'live',
      then: (one) => one.matches(/^https:/, `${name} must start with https:// in live mode`),
    })
    .default(usual);

/** A key of a courier: required if the first one of this courier is set. */
const keyOf = (first: string, name: string) =>
  string().when(first, {
    is: Boolean,
    then: (one) => one.required(`${name} is missing: ${first} needs it`),
  });

/** Validation rules for the environment variables of couriers. */
export const courierSettings = {
  SHIPROCKET_EMAIL: string().optional(),
  SHIPROCKET_PASSWORD: keyOf('SHIPROCKET_EMAIL', 'SHIPROCKET_PASSWORD'),
  SHIPROCKET_PICKUP: keyOf('SHIPROCKET_EMAIL', 'SHIPROCKET_PICKUP'),
  SHIPROCKET_WEBHOOK_TOKEN: keyOf('SHIPROCKET_EMAIL', 'SHIPROCKET_WEBHOOK_TOKEN'),
  SHIPROCKET_URL: url('SHIPROCKET_URL', 'https://apiv2.shiprocket.in'),
  DELHIVERY_TOKEN: string().optional(),
  DELHIVERY_PICKUP: keyOf('DELHIVERY_TOKEN', 'DELHIVERY_PICKUP'),
  DELHIVERY_WEBHOOK_TOKEN: keyOf('DELHIVERY_TOKEN', 'DELHIVERY_WEBHOOK_TOKEN'),
  DELHIVERY_URL: url('DELHIVERY_URL', 'https://track.delhivery.com'),
};

type CourierValues = {
  [Name in keyof typeof courierSettings]?: string | undefined;
} & { SHIPROCKET_URL: string; DELHIVERY_URL: string };

const bare = (address: string) => address.replace(/\/+$/, '');

/** Returns the settings of each courier that has all its keys. */
export function courierEnvOf(values: CourierValues): CourierEnv {
  const { SHIPROCKET_EMAIL, SHIPROCKET_PASSWORD, SHIPROCKET_PICKUP, SHIPROCKET_WEBHOOK_TOKEN } =
    values;
  const { DELHIVERY_TOKEN, DELHIVERY_PICKUP, DELHIVERY_WEBHOOK_TOKEN } = values;
  return {
    shiprocket:
      SHIPROCKET_EMAIL && SHIPROCKET_PASSWORD && SHIPROCKET_PICKUP && SHIPROCKET_WEBHOOK_TOKEN
        ? {
            email: SHIPROCKET_EMAIL,
            password: SHIPROCKET_PASSWORD,
            pickup: SHIPROCKET_PICKUP,
            webhookToken: SHIPROCKET_WEBHOOK_TOKEN,
            url: bare(values.SHIPROCKET_URL),
          }
        : undefined,
    delhivery:
      DELHIVERY_TOKEN && DELHIVERY_PICKUP && DELHIVERY_WEBHOOK_TOKEN
        ? {
            token: DELHIVERY_TOKEN,
            pickup: DELHIVERY_PICKUP,
            webhookToken: DELHIVERY_WEBHOOK_TOKEN,
            url: bare(values.DELHIVERY_URL),
          }
        : undefined,
  };
}
