interface ShelfOption {
  value: number;
  label: string;
}

/** What a product's brand, form, tags and category are chosen from. */
export interface ShelfOptions {
  brands: ShelfOption[];
  forms: ShelfOption[];
  tags: ShelfOption[];
  /** All levels, each with those above it in its label. */
  categories: ShelfOption[];
}
