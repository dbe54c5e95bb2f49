/**
 * Payment gateways, with the name that the owner reads. The key is the value of `PAYMENT_PROVIDER`,
 * a part of the webhook's address, and the beginning of the gateway's settings and headers.
 */
export const gateways = {
  sandbox: 'Sandbox',
  easebuzz: 'Easebuzz',
  razorpay: 'Razorpay',
} as const;
export type Gateway = keyof typeof gateways;
export const gatewayNames = Object.keys(gateways) as readonly Gateway[];

/** The name of a gateway that the owner reads; what it is not stays as it is. */
export const gatewayLabel = (provider: string): string =>
  Object.entries(gateways).find(([name]) => name === provider)?.[1] ?? provider;
