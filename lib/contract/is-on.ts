import type { Feature } from './features.ts';

interface Switches {
  switched_off: readonly string[];
}

export const isOn = (shop: Switches, feature: Feature): boolean =>
  !shop.switched_off.includes(feature);
