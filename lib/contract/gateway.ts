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
