import type { BrandPage } from '../../contract/brand';
import type { Product } from '../../contract/product';
import { fieldText } from '../../contract/product-field';
import { findProductField, productFieldNames, type FieldName } from '../../contract/product-fields';
import type { ShopProfile } from '../../contract/shop-profile';
import { formatNetQuantity } from '../../format/money';

export interface LabelFacts {
  sku: string;
  cells: [term: string, value: string][];
}

type LabelBrand = Pick<BrandPage, 'certificates' | 'fssai_no'>;

/**
 * Facts of the product label; empty facts are left out. Certificates and FSSAI number are the
 * product's own, else those of its brand.
 */
export function labelFacts(
  product: Product,
  { gstin }: Pick<ShopProfile, 'gstin'>,
  brand: LabelBrand | null,
): LabelFacts {
  const certificates =
    product.certificates.length > 0 ? product.certificates : (brand?.certificates ?? []);
  const certified: Partial<Record<FieldName, string>> = {
    certificates: certificates.map(withRegister).join(', '),
    fssai_no: withRegister(product.fssai_no ?? brand?.fssai_no ?? ''),
  };
  const cells: [string, string | null][] = [
    ['Net quantity', formatNetQuantity(product.net_quantity, product.unit)],
    ...productFieldNames.flatMap((name): [string, string][] => {
      const { onLabel } = findProductField(name);
      return onLabel === undefined ? [] : [[onLabel, certified[name] ?? fieldText(product[name])]];
    }),
    ['Form', product.product_form.name],
    ...(product.combo ? [] : taxCells(product, gstin)),
  ];
  return {
    sku: product.sku,
    cells: cells.filter((cell): cell is [string, string] => Boolean(cell[1])),
  };
}

/* Of a combo each item is taxed at its own rate: the combo's own HSN and rate are never charged. */
const taxCells = ({ hsn, gst_rate: rate }: Product, gstin: string): [string, string][] => [
  ['HSN', hsn],
  ['GST included', gstin && `${rate}%`],
];

/** Public registers of certificates, by a word in the certificate's line. */
const registers: readonly [RegExp, string][] = [
  [/\bNPOP\b/i, 'https://apeda.gov.in/apedawebsite/TracenetOrganic/TraceNet.htm'],
  [/\bPGS\b/i, 'https://pgsindia-ncof.gov.in/'],
  [/\bFSSAI\b|^\d{14}$/i, 'https://foscos.fssai.gov.in/'],
];

/** Returns a certificate with a URL for verification: its own, else that of its public register. */
export function withRegister(certificate: string): string {
  if (certificate.includes('https://')) return certificate;
  const found = registers.find(([word]) => word.test(certificate));
  return found ? `${certificate} ${found[1]}` : certificate;
}
