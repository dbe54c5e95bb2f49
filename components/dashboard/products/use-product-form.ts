'use client';

import { useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { draftResolver } from '@/components/form/draft-resolver';
import { readLazily } from '@/lib/api/lazily';
import { pathOf } from '@/lib/contract/endpoint';
import {
  changeProduct,
  getStaffProduct,
  newProduct,
  type ProductChange,
  type StaffProduct,
} from '@/lib/contract/staff-product';
import {
  changedNames,
  saidBy,
  toDraft,
  type ProductDraft,
  type SaidOfProduct,
} from '@/lib/dashboard/products/product-draft';

const checked = draftResolver<ProductDraft, SaidOfProduct>(newProduct);

/** Checks a draft by what the contract says of a new product; faults stand at the fields of both. */
export const productResolver: Resolver<ProductDraft, unknown, SaidOfProduct> = (
  draft,
  context,
  options,
) => checked(saidBy(draft) as unknown as ProductDraft, context, options);

/**
 * A product in its form, and what becomes of it: saved by what was changed alone, to the version that
 * was read; read anew, what was typed meanwhile stays.
 */
export function useProductForm(initial: StaffProduct) {
  const [product, setProduct] = useState(initial);
  const form = useForm<ProductDraft, unknown, SaidOfProduct>({
    resolver: productResolver,
    defaultValues: toDraft(initial),
  });

  function adopt(fresh: StaffProduct) {
    setProduct(fresh);
    form.reset(toDraft(fresh), { keepDirtyValues: true });
  }

  async function change(body: ProductChange): Promise<StaffProduct> {
    const { send } = await import('@/lib/api/browser');
    const { data } = await send(changeProduct, {
      params: { id: product.id },
      body: { ...body, version: product.version },
    });
    return data;
  }

  return {
    product,
    form,
    adopt,
    /** Changes something at once, past the form. Throws ApiError. */
    changeNow: async (body: ProductChange) => adopt(await change(body)),
    /** Saves what differs from what was read. Throws ApiError, 409 where it is no longer the newest. */
    save: async (said: SaidOfProduct) => {
      const names = changedNames(said, product);
      const body = Object.fromEntries(names.map((name) => [name, said[name]]));
      if (names.length > 0) setProduct(await change(body));
    },
    /** Its pictures have changed, and with them its version. */
    setPictures: (pictures: StaffProduct['pictures'], version: number) =>
      setProduct((before) => ({ ...before, pictures, version })),
    refresh: async () => {
      const path = pathOf(getStaffProduct, { id: product.id });
      adopt((await readLazily<{ data: StaffProduct }>(path)).data);
    },
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;
