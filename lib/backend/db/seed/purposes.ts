/**
 * What people search for that no product is called, and what their products are found by. Texts are
 * separated by commas; each is a word or some words that must all be in a product.
 */
export const purposeRows: [typed: string, foundBy: string][] = [
  ['hair fall, hairfall, hair loss', 'hair oil, bhringraj, amla'],
  ['acidity, heartburn', 'amla, himej'],
];
