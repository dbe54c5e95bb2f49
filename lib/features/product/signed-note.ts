import type { Product } from '../../contract/product';

interface SignedNote {
  note: string;
  name: string;
}

/** Returns the note of the vaidya with who signs it; null if either is missing. */
export function signedNote({
  vaidya_note: note,
  vaidya_name: name,
}: Pick<Product, 'vaidya_note' | 'vaidya_name'>): SignedNote | null {
  return note && name ? { note, name } : null;
}
