import type { Product } from './state.ts';

export const brands = [
  { id: 1, name: 'Hill Farm' },
  { id: 2, name: 'River Mill' },
];
export const tags = [
  { id: 1, name: 'Best Seller' },
  { id: 2, name: 'Sugar Free' },
  { id: 3, name: 'New Products' },
];
export const forms = [
  { id: 1, name: 'Whole' },
  { id: 2, name: 'Powder' },
];

/** Flat list; `parent` 0 is the top. 490: packing materials of gifts. */
export const categories = [
  { id: 1, parent: 0, name: 'Food' },
  { id: 2, parent: 1, name: 'Staples' },
  { id: 3, parent: 2, name: 'Rice and Flour' },
  { id: 4, parent: 0, name: 'Health Care' },
  { id: 490, parent: 0, name: 'Gift Packing' },
];

const names = [
  'Brown Rice',
  'Wheat Flour',
  'Chickpea Flour',
  'Red Lentils',
  'Wild Honey',
  'Jaggery',
  'Sesame Oil',
  'Turmeric',
  'Black Pepper',
  'Cardamom',
  'Green Tea',
  'Tulsi Tea',
  'Amla Powder',
  'Triphala',
  'Ashwagandha',
  'Neem Capsules',
  'Aloe Juice',
  'Almonds',
  'Raisins',
  'Dates',
  'Millet Flakes',
  'Rock Salt',
];

const product = (name: string, index: number): Product => ({
  id: index + 1,
  name,
  categoryId: index < 12 ? 3 : 4,
  brandId: (index % 2) + 1,
  tags: index % 5 === 0 ? ['Best Seller'] : [],
  price: 12_345 + index * 1_150,
  mrp: 12_345 + index * 1_150 + (index % 3 === 0 ? 2_000 : 0),
  gstRate: index % 4 === 0 ? 12 : 5,
  stock: 40 + index,
  netQuantity: 250,
  unit: 'g',
  hsn: '1006',
  isVeg: true,
});

/** 22 ordinary products, one with a single piece, one sold out, one of unknown stock, a gift box. */
export function demoProducts(): Product[] {
  const more: Partial<Product>[] = [
    { name: 'Saffron', stock: 1, price: 45_000, mrp: 49_999, tags: ['New Products'] },
    { name: 'Winter Jam', stock: 0 },
    { name: 'Hand Soap', stock: null, gstRate: 18, isVeg: null, hsn: '3401' },
    { name: 'Jute Gift Bag', categoryId: 490, isVeg: null, hsn: '6305', price: 4_900, mrp: 4_900 },
  ];
  return [
    ...names.map(product),
    ...more.map((change, index) => ({ ...product('', names.length + index), ...change })),
  ];
}
