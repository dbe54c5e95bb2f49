import { longestSku } from '../../contract/staff-product';

/** Suggests a SKU for a new product: `Mustard oil, 1 L` gives `MUSTARD-OIL-1-L`. */
export const suggestSku = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s_-]+/g, '-')
    .toUpperCase()
    .slice(0, longestSku)
    .replace(/-$/, '');
