import { cutText } from '@/lib/contract/cut-text';
import type { ProductDraft } from '@/lib/dashboard/products/product-draft';
import { readableText } from '@/lib/contract/readable-text';

const longest = 160;

export function spellValue(value: ProductDraft[keyof ProductDraft]): string {
  if (value === null || value === '') return 'nothing';
  if (Array.isArray(value)) {
    if (value.length === 0) return 'nothing';
    return value.map((one) => (typeof one === 'object' ? one.name : `no. ${one}`)).join(', ');
  }
  const text = typeof value === 'string' ? readableText(value) : `no. ${value}`;
  return text.length > longest ? `${cutText(text, longest)} …` : text;
}
