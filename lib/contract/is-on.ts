import type { Feature } from './features.ts';

export const isOn = (shop: { switched_off: readonly string[] }, feature: Feature): boolean =>
  !shop.switched_off.includes(feature);
