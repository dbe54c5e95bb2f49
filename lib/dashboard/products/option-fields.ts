/** Options that can be created in the form of a new product, with field and list. */
export const optionFields = {
  brand: { field: 'brand_id', list: 'brands' },
  category: { field: 'category_id', list: 'categories' },
  form: { field: 'form_id', list: 'forms' },
} as const;
export type CreatedOption = keyof typeof optionFields;
