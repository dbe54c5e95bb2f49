'use client';

import useSWR from 'swr';

/** Returns the error in a buyer's GSTIN; undefined if it is valid or not required. */
export function useGstinFault(
  gstin: string | undefined,
  state: string | undefined,
  shopGstin: string,
): string | undefined {
  const { data } = useSWR(
    gstin && state ? ['buyer-gstin', gstin, state, shopGstin] : null,
    async ([, typed, to, own]: [string, string, string, string]) => {
      // Lazy, because the check loads yup.
      const { buyerGstinFault } = await import('../../contract/gstin');
      return buyerGstinFault(typed, to, own) ?? '';
    },
  );
  if (gstin === '') return 'Enter your business’s GSTIN';
  return data || undefined;
}
