/** What the small packs inside a set are: another product with its own label, or a part of the set. */
export type Insert = string | { name: string; local: string; quantity: string; tint: string };

const part = (name: string, local: string, quantity: string, tint: string): Insert => ({
  name,
  local,
  quantity,
  tint,
});

export const inserts: Record<string, Record<string, Insert>> = {
  'GF-0641': {
    'wrap-a': part('Assam black tea', 'चाय', '50 g', '#8A4A22'),
    'wrap-b': part('Kangra green tea', 'ग्रीन टी', '50 g', '#5B8C4A'),
    'wrap-c': part('Tulsi lemongrass', 'तुलसी', '50 g', '#C7A32B'),
  },
  'PJ-0908': {
    'lid-a': part('Haldi', 'हल्दी', '50 g', '#DB981C'),
    'lid-b': part('Kumkum', 'कुंकुम', '50 g', '#B5321C'),
  },
  'GF-0601': {
    'item-a': 'PJ-0908',
    'item-b': part('Rangoli powder', 'रंगोली', '150 g', '#C4324A'),
    'item-c': 'PJ-0901',
  },
  'GF-0607': {
    'item-a': 'HN-0107',
    'item-b': part('Kashmir almonds', 'बादाम', '200 g', '#A8642A'),
  },
  'GF-0610': {
    'item-a': part('Apricot kernel oil', 'चूली तेल', '100 ml', '#DB8A34'),
    'item-b': 'PL-0401',
    'item-c': part('Mandua biscuits', 'मंडुआ', '200 g', '#8C4A2B'),
  },
  'GF-0621': { 'item-a': 'SK-0421', 'item-b': 'SP-0051', 'item-c': 'SK-0177' },
};
