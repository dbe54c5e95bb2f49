import type { BrandInput, StaffBrand } from '../../contract/staff-brand';
import { splitLines } from '../split-lines';

export interface BrandDraft extends Omit<BrandInput, 'fssai_no' | 'certificates' | 'image'> {
  fssai_no: string;
  /** One a line. */
  certificates: string;
  image: string | null;
}

export const toBrandDraft = (brand: StaffBrand | null): BrandDraft => ({
  name: brand?.name ?? '',
  town: brand?.town ?? '',
  description: brand?.description ?? '',
  manufacturer: brand?.manufacturer ?? '',
  fssai_no: brand?.fssai_no ?? '',
  certificates: brand?.certificates.join('\n') ?? '',
  image: brand?.image ?? null,
  metatitle: brand?.metatitle ?? '',
  metadescription: brand?.metadescription ?? '',
  metakeywords: brand?.metakeywords ?? '',
});

export const fromBrandDraft = (draft: BrandDraft) => ({
  ...draft,
  certificates: splitLines(draft.certificates),
});
