interface CatalogueOption {
  value: number;
  label: string;
}

/** What a product's brand, form, tags and category are chosen from. */
export interface CatalogueOptions {
  brands: CatalogueOption[];
  forms: CatalogueOption[];
  tags: CatalogueOption[];
  /** All levels, each with those above it in its label. */
  categories: CatalogueOption[];
}
