import { crystal, finish, liquid, powder, round, sealed } from './look.ts';
import type { Look } from './look.ts';

const seen = { inside: true } as const;

/** Cleaning, fragrance, puja, garden, gifts and packing. */
export const homeLooks: Record<string, Look> = {
  'CL-0801': liquid('#C99A5A')('#B5803A', { variant: 'jug' }),
  'CL-0804': round(18, '#8A5A2A', '#A3703A', '#6B421C')('#B5793A', seen),
  'CL-0811': liquid('#DDE29A')('#9AC43A'),
  'CL-0814': powder('#A8A094', '#B5AEA2')('#8A7A6A', { variant: 'tall' }),
  'CL-0819': liquid('#A8B56A')('#5F8A3A', { variant: 'jug' }),
  'IN-0009': sealed('#C98A4A', { variant: 'long' }),
  'IN-0014': sealed('#5A8AA0', { variant: 'tube' }),
  'IN-0021': sealed('#8A5A34', { variant: 'low' }),
  'CN-0031': sealed('#D8A23A', { variant: 'tapers' }),
  'CN-0035': sealed('#B58AC4', { variant: 'tin' }),
  'PJ-0901': sealed('#D8A23A', { variant: 'small' }),
  'PJ-0904': crystal(8, '#F7F8F8', '#EBEEF0')('#8AA8C4', seen),
  'PJ-0908': powder('#C4221C', '#E0A32C')('#B5321C', { variant: 'pair' }),
  'GD-0951': powder('#3A2A1E', '#4A3628')('#5A7A3A', { variant: 'sack' }),
  'GD-0955': liquid('#8A6A1C')('#4F7A2A'),
  'GF-0601': sealed('#D8962A', { variant: 'box' }),
  'GF-0604': sealed('#C4324A', { variant: 'low' }),
  'GF-0607': sealed('#B5803A', { variant: 'thali' }),
  'GF-0610': sealed('#C98A3A', { variant: 'basket' }),
  'GF-0621': sealed('#4A9A8A', { variant: 'basket' }),
  'GF-0624': sealed('#5A5AA0', { variant: 'low' }),
  'GF-0627': sealed('#B5722A', { variant: 'low' }),
  'GF-0651': sealed('#E0A02A', { variant: 'crayons' }),
  'GF-0654': sealed('#3F8AA0', { variant: 'tops' }),
  'PK-0701': sealed('#B58A5A', { variant: 'roll' }),
  'PK-0702': sealed('#2F5A8A', { variant: 'folded' }),
  'PK-0703': sealed('#6A9A5A', { variant: 'card' }),
  'PK-0704': sealed('#C9793A', { variant: 'straw' }),
  'PK-0705': sealed('#C9A25A', { variant: 'empty', body: finish('bamboo', '#C9A15E') }),
};
