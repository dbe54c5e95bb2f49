import type { DemoPost } from '../format.ts';
import { post as amlaInWinter } from './amla-in-winter.ts';
import { post as bilonaGhee } from './bilona-ghee.ts';
import { post as fourTulsis } from './four-tulsis.ts';
import { post as fssaiNumber } from './fssai-number.ts';
import { post as giftsThatGetFinished } from './gifts-that-get-finished.ts';
import { post as groundnutYear } from './groundnut-year.ts';
import { post as honeyThatSets } from './honey-that-sets.ts';
import { post as monsoonHair } from './monsoon-hair.ts';
import { post as onePotMillets } from './one-pot-millets.ts';
import { post as readingALabel } from './reading-a-label.ts';
import { post as soapnutWash } from './soapnut-wash.ts';
import { post as spicesThatLast } from './spices-that-last.ts';
import { post as summerGlasses } from './summer-glasses.ts';
import { post as whatOneLeafBecomes } from './what-one-leaf-becomes.ts';

/** The journal, newest first. */
export const demoPosts: DemoPost[] = [
  fourTulsis,
  spicesThatLast,
  fssaiNumber,
  bilonaGhee,
  monsoonHair,
  onePotMillets,
  summerGlasses,
  readingALabel,
  soapnutWash,
  whatOneLeafBecomes,
  amlaInWinter,
  groundnutYear,
  giftsThatGetFinished,
  honeyThatSets,
];
