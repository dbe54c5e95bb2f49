import { demoBrands } from '../../lib/backend/db/demo/brands.ts';
import type { DemoProduct } from '../../lib/backend/db/demo/format.ts';

/** What is printed on a label; all of it from the catalogue. */
export interface LabelWords {
  brand: string;
  name: string;
  /** What stands after the comma of the catalogue's name, or where it comes from. */
  tagline: string;
  local: string;
  quantity: string;
  isVeg: boolean | null;
  sku: string;
  facts: string[];
}

/** Names whose comma is an enumeration, and such as are too long for a label. */
const shortened: Record<string, [name: string, tagline: string]> = {
  'HC-0145': ['Amla reetha shikakai', 'Hair wash powder'],
  'TB-0214': ['Ginger pepper tulsi', 'Lozenges'],
  'GF-0641': ['Three teas', 'In three tins'],
  'GF-0651': ['Ten crayons', 'Of wax and earth'],
  'GF-0654': ['Two tops', 'With cord'],
  'IN-0009': ['Mysore sandal', 'Incense'],
  'IN-0014': ['First rain', 'Incense'],
  'PJ-0908': ['Haldi kumkum', 'Two tins'],
};

/** The words of a product's label. */
export function labelWords(product: DemoProduct): LabelWords {
  const brand = demoBrands.find(({ slug }) => slug === product.brand);
  if (!brand) throw new Error(`Nobody makes ${product.sku}`);
  const [before = '', after] = product.name.split(/,(.*)/);
  const [name, tagline] = shortened[product.sku] ?? [before, capitalised(after ?? product.origin)];
  return {
    brand: brand.name,
    name,
    tagline,
    local: product.localName ?? '',
    quantity: quantityText(product),
    isVeg: product.isVeg,
    sku: product.sku,
    facts: [
      `Ingredients: ${product.ingredients}`,
      `Net quantity ${quantityText(product)}. ${keepingText(product.shelfLife)}`,
      `Made by ${brand.manufacturer}. Origin: ${product.origin}.`,
      ...(brand.fssai && isEaten(product) ? [`FSSAI Lic. No. ${brand.fssai}`] : []),
    ],
  };
}

/** "250 g", "1 kg", "60 tablets". */
export function quantityText({ netQuantity, unit }: DemoProduct): string {
  if (unit === 'g' && netQuantity >= 1000) return `${netQuantity / 1000} kg`;
  if (unit === 'ml' && netQuantity >= 1000) return `${netQuantity / 1000} L`;
  return `${netQuantity} ${netQuantity === 1 ? unit.replace(/s$/, '') : unit}`;
}

/** "Best before 12 months from packing, sealed." */
function keepingText(shelfLife: string): string {
  if (!/^\d/.test(shelfLife)) return `Keeps: ${shelfLife.toLowerCase()}.`;
  const told = shelfLife.includes('packing')
    ? shelfLife
    : shelfLife.replace(/^\d+ \w+/, '$& from packing');
  return `Best before ${told}.`;
}

/** Chapters 1 to 22 of the customs tariff are what people eat and drink. */
function isEaten({ hsn }: DemoProduct): boolean {
  return Number(hsn.slice(0, 2)) <= 22;
}

function capitalised(text: string): string {
  const trimmed = text.trim();
  return trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
}
