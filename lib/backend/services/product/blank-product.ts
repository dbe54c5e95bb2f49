import type { EditableRow } from './editable-row.ts';
import { emptyFields } from './product-field-values.ts';

/** Default values of a new product; unpublished. */
export const blankProduct: EditableRow = {
  id: 0,
  version: 1,
  sku: '',
  name: '',
  slug: '',
  localName: null,
  brandId: 0,
  formId: 0,
  categoryId: 0,
  categoryLevel1: 0,
  categoryLevel2: null,
  categoryLevel3: null,
  price: 0,
  basePrice: 0,
  stock: 0,
  lowStockAt: null,
  ...emptyFields,
  rail: null,
  railPosition: 0,
  isOnSale: false,
  publicFrom: null,
  membersUntil: null,
  replacementId: null,
  searchText: '',
  tagIds: [],
  relatedIds: [],
};
