import type { DemoProduct } from './format.ts';
import { bathProducts } from './products/bath.ts';
import { cleaningProducts } from './products/cleaning.ts';
import { dailyHealthProducts } from './products/daily-health.ts';
import { fragranceProducts } from './products/fragrance.ts';
import { giftPackingProducts } from './products/gift-packing.ts';
import { grainsProducts } from './products/grains.ts';
import { hairProducts } from './products/hair.ts';
import { hampersProducts } from './products/hampers.ts';
import { herbsProducts } from './products/herbs.ts';
import { juicesProducts } from './products/juices.ts';
import { oilsAndGheeProducts } from './products/oils-and-ghee.ts';
import { oralCareProducts } from './products/oral-care.ts';
import { pujaAndGardenProducts } from './products/puja-and-garden.ts';
import { skinProducts } from './products/skin.ts';
import { smallGiftsProducts } from './products/small-gifts.ts';
import { snacksProducts } from './products/snacks.ts';
import { spicesProducts } from './products/spices.ts';
import { sweetenersProducts } from './products/sweeteners.ts';
import { teaAndCoffeeProducts } from './products/tea-and-coffee.ts';

/** The whole shelf, in the order of the categories. Products are numbered in this order. */
export const demoProducts: DemoProduct[] = [
  ...spicesProducts,
  ...grainsProducts,
  ...sweetenersProducts,
  ...teaAndCoffeeProducts,
  ...oilsAndGheeProducts,
  ...snacksProducts,
  ...herbsProducts,
  ...dailyHealthProducts,
  ...juicesProducts,
  ...skinProducts,
  ...hairProducts,
  ...bathProducts,
  ...oralCareProducts,
  ...hampersProducts,
  ...smallGiftsProducts,
  ...giftPackingProducts,
  ...cleaningProducts,
  ...fragranceProducts,
  ...pujaAndGardenProducts,
];
