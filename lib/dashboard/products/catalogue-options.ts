interface CatalogueOption {
  value: number;
  label: string;
}

export interface CatalogueOptions {
  brands: CatalogueOption[];
  forms: CatalogueOption[];
  tags: CatalogueOption[];
  categories: CatalogueOption[];
}
