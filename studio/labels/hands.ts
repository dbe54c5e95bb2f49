import { aranya } from './aranya.ts';
import { chhotiHaat } from './chhoti-haat.ts';
import { dangCollective } from './dang-collective.ts';
import { dhoopChhaon } from './dhoop-chhaon.ts';
import { gaura } from './gaura.ts';
import { khetAndCo } from './khet-and-co.ts';
import { malabarNine } from './malabar-nine.ts';
import { mitti } from './mitti.ts';
import { neela } from './neela.ts';
import { pahadiTokri } from './pahadi-tokri.ts';
import { saaf } from './saaf.ts';
import type { Hand } from './sheet.ts';
import { vaidyaGhar } from './vaidya-ghar.ts';

/** The designer of each brand. */
export const hands: Record<string, Hand> = {
  aranya,
  'khet-and-co': khetAndCo,
  'dang-collective': dangCollective,
  mitti,
  'vaidya-ghar': vaidyaGhar,
  neela,
  'pahadi-tokri': pahadiTokri,
  'malabar-nine': malabarNine,
  gaura,
  saaf,
  'dhoop-chhaon': dhoopChhaon,
  'chhoti-haat': chhotiHaat,
};
