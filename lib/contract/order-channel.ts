/** Where an order came from. */
export const orderChannels = ['web', 'phone', 'whatsapp'] as const;
export type OrderChannel = (typeof orderChannels)[number];
