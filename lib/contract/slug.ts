import { cutText } from './cut-text.ts';

/**
 * Slug of a URL, of 80 characters at most: `Neem & aloe shampoo, 250 ml` →
 * `neem-aloe-shampoo-250-ml`.
 */
export function toSlug(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\ufe0f’']|\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return cutText(slug, 80).replace(/-+$/, '') || 'item';
}

/** Returns whether a URL-encoded segment is the slug of a name. */
export function isSlugOf(slug: string, name: string): boolean {
  try {
    return decodeURIComponent(slug) === toSlug(name);
  } catch {
    return false;
  }
}
