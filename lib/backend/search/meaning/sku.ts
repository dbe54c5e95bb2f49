const longest = 24;

/** Returns letters and digits of a text that looks like an SKU: `gh0901` for "GH-0901". */
export function readSku(text: string): string | undefined {
  const parts = text.trim().split(/[\s_-]+/);
  const sku = parts.join('');
  const isSku = /^(?=.*\d)[a-z]{1,8}[a-z0-9]{3,}$/.test(sku) && sku.length <= longest;
  return isSku && parts.length <= 3 ? sku : undefined;
}

/** Returns the ways in which it may be stored: as it is, and with hyphens where digits begin. */
export function skuSpellings(sku: string): string[] {
  const parts = sku.match(/[a-z]+|\d+/g) ?? [];
  return [...new Set([sku, parts.join('-'), parts.join(' '), parts.join('_')])];
}
