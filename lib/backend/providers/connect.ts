import {
  gatewayNames,
  connectedCourierNames,
  providersOfKind,
  type ConnectedCourier,
  type Gateway,
  type KeyedProvider,
} from '../../contract/providers.ts';
import type { ServiceContext } from '../context.ts';
import type { BackendEnv } from '../env.ts';
import {
  addressesOfAny,
  publicAddressesOf,
  publicAddressesOfHost,
  type AddressesOf,
  type Resolve,
} from '../services/webhook/public-address.ts';
import type { CourierProvider } from './courier/courier-provider.ts';
import { sandboxCourier } from './courier/sandbox.ts';
import type { MailSender, SmsSender } from './message-sender.ts';
import type { PaymentProvider } from './payment/payment-provider.ts';
import { sandbox } from './payment/sandbox.ts';
import type { Captcha, ClientOf, ClientOptions } from './provider.ts';
import { registry } from './registry.ts';

type Context = Pick<ServiceContext, 'env' | 'log'>;

/**
 * Returns where to connect to a partner: hosts that owners have entered are checked at each
 * connection (SSRF protection), those of the server's settings are trusted.
 */
export const partnerAddresses =
  (env: Pick<BackendEnv, 'mode' | 'enteredHosts'>, resolve?: Resolve): AddressesOf =>
  (url) => {
    if (!env.enteredHosts.includes(url.hostname.toLowerCase())) return addressesOfAny(url, resolve);
    return url.protocol.startsWith('http')
      ? publicAddressesOf({ env }, url.href, resolve)
      : publicAddressesOfHost({ env }, url.hostname, resolve);
  };

/** Returns what providers need besides their settings. */
export const clientOptions = ({ env, log }: Context): ClientOptions => ({
  addressesOf: partnerAddresses(env),
  siteHost: new URL(env.siteUrl).hostname,
  log,
});

function connect<Name extends KeyedProvider>(
  context: Context,
  name: Name,
): ClientOf<Name> | undefined {
  const settings = context.env.providers[name];
  return settings && registry[name].createClient(settings, clientOptions(context));
}

/** Connects to the first of these providers that has keys. */
function connectFirst<Name extends KeyedProvider>(
  context: Context,
  names: readonly Name[],
): ClientOf<Name> | undefined {
  const name = names.find((one) => context.env.providers[one]);
  return name && connect(context, name);
}

/** Returns the gateway of that name; undefined if this store has no keys for it. */
export function findGateway(context: ServiceContext, name: string): PaymentProvider | undefined {
  const gateway = gatewayNames.find((one) => one === name);
  if (gateway !== 'sandbox') return gateway && connect(context, gateway);
  const { sandboxSecret } = context.env.payment;
  return sandboxSecret === undefined ? undefined : sandbox(context, sandboxSecret);
}

/** Returns the gateway that the store uses. Throws if it has no keys. */
export function currentGateway(context: ServiceContext): PaymentProvider {
  const name: Gateway = context.env.payment.provider;
  const gateway = findGateway(context, name);
  if (!gateway) throw new Error(`The gateway ${name} is chosen and has no keys`);
  return gateway;
}

/** Returns the courier of that name; undefined if this store has no keys for it. */
export function findCourier(context: Context, name: string): CourierProvider | undefined {
  const courier = connectedCourierNames.find((one) => one === name);
  if (courier !== 'sandbox') return courier && connect(context, courier);
  // In demo mode only, like the sandbox gateway.
  const { sandboxSecret } = context.env.payment;
  return sandboxSecret === undefined ? undefined : sandboxCourier(sandboxSecret);
}

/** Returns the couriers that new parcels can be booked at: the sandbox only in a demo. */
export const listOfferedCouriers = (
  context: Context,
  { has_demo: hasDemo }: { has_demo: boolean },
): CourierProvider[] =>
  connectedCourierNames
    .filter((name) => hasDemo || name !== 'sandbox')
    .flatMap((name) => findCourier(context, name) ?? []);

/** Returns the courier whose webhook has this address; undefined if there is none. */
export const findWebhookCourier = (webhookName: string): ConnectedCourier | undefined =>
  connectedCourierNames.find((name) => courierWebhookName(name) === webhookName);

/** Returns the last part of the address of a courier's webhook. */
export const courierWebhookName = (name: ConnectedCourier): string =>
  (name !== 'sandbox' && registry[name].webhookName) || name;

/** Returns the mail server; undefined without one, and in demo mode. */
export const findMailSender = (context: Context): MailSender | undefined =>
  connectFirst(context, providersOfKind('mail'));

/** Returns the SMS provider; undefined without one, and in demo mode. */
export const findSmsSender = (context: Context): SmsSender | undefined =>
  connectFirst(context, providersOfKind('sms'));

/** Returns the captcha that owners have connected; undefined: the store's own is used. */
export const findCaptcha = (context: Context): Captcha | undefined =>
  connectFirst(context, providersOfKind('captcha'));

/** Whether messages of this channel can go out now; those of a demo stay in its outbox. */
export const hasSender = (
  { mode, providers }: Pick<BackendEnv, 'mode' | 'providers'>,
  channel: string,
): boolean =>
  mode === 'demo' ||
  providersOfKind(channel === 'sms' ? 'sms' : 'mail').some((name) => providers[name]);
