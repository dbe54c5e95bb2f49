import type { CategoryInput, StaffCategory } from '../../contract/staff-category';

export interface CategoryDraft extends Omit<
  CategoryInput,
  'web_image' | 'mobile_image' | 'is_returnable'
> {
  web_image: string | null;
  mobile_image: string | null;
  is_returnable: 'yes' | 'no' | null;
}

export const toCategoryDraft = (category: StaffCategory | null): CategoryDraft => ({
  name: category?.name ?? '',
  description: category?.description ?? '',
  metatitle: category?.metatitle ?? '',
  metadescription: category?.metadescription ?? '',
  metakeywords: category?.metakeywords ?? '',
  web_image: category?.web_image ?? null,
  mobile_image: category?.mobile_image ?? null,
  is_returnable: category?.is_returnable == null ? null : category.is_returnable ? 'yes' : 'no',
});

export const fromCategoryDraft = ({ is_returnable, ...draft }: CategoryDraft) => ({
  ...draft,
  is_returnable: is_returnable && is_returnable === 'yes',
});
