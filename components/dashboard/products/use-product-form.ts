import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftResolver } from '@/components/form/draft-resolver';
import { readLazily, sendLazily } from '@/lib/api/lazily';
import { buildPath } from '@/lib/contract/endpoint';
import {
  changeProduct,
  getStaffProduct,
  newProduct,
  type ProductChange,
  type StaffProduct,
} from '@/lib/contract/staff-product';
import {
  changedNames,
  draftNames,
  toProductInput,
  toDraft,
  type ProductDraft,
  type ProductInput,
} from '@/lib/dashboard/products/product-draft';

export const productResolver = draftResolver<ProductDraft, ProductInput>(
  newProduct,
  toProductInput,
);

/**
 * Form of a product. Saves only changed fields, against the version that was read (optimistic
 * locking); a reload keeps unsaved input. Requests run one at a time, so that users do not conflict
 * with their own changes.
 */
export function useProductForm(initial: StaffProduct) {
  const [product, setProduct] = useState(initial);
  const newest = useRef(initial);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const form = useForm<ProductDraft, unknown, ProductInput>({
    resolver: productResolver,
    defaultValues: toDraft(initial),
  });
  const { dirtyFields } = form.formState;

  function hold(fresh: StaffProduct) {
    newest.current = fresh;
    setProduct(fresh);
  }

  function adopt(fresh: StaffProduct) {
    hold(fresh);
    form.reset(toDraft(fresh), { keepDirtyValues: true });
  }

  function queue<T>(work: () => Promise<T>): Promise<T> {
    const next = line.current.then(work);
    line.current = next.catch(() => undefined);
    return next;
  }

  const change = (body: ProductChange): Promise<StaffProduct> =>
    queue(async () => {
      const { id, version } = newest.current;
      return (await sendLazily(changeProduct, { params: { id }, body: { ...body, version } })).data;
    });

  return {
    product,
    form,
    adopt,
    queue,
    /** Changes the product immediately, outside of the form. Throws ApiError. */
    changeNow: async (body: ProductChange) => adopt(await change(body)),
    /** Saves the changed fields. Throws ApiError; 409 if the version is outdated. */
    save: async (input: ProductInput) => {
      const names = changedNames(input, product);
      const body = Object.fromEntries(names.map((name) => [name, input[name]]));
      if (names.length > 0) hold(await change(body));
    },
    /**
     * Adopts new pictures or lots and their version. A colleague's change between the two versions
     * is still reported as a conflict.
     */
    setPart: (part: Partial<Pick<StaffProduct, 'pictures' | 'lots'>>, version: number) => {
      const { version: known } = newest.current;
      hold({ ...newest.current, ...part, version: version === known + 1 ? version : known });
    },
    /** Reads the product again; conflicts with unsaved input are reported by the next save. */
    refresh: async () => {
      const path = buildPath(getStaffProduct, { id: initial.id });
      const { data: fresh } = await queue(() => readLazily<{ data: StaffProduct }>(path));
      const [before, now] = [toDraft(newest.current), toDraft(fresh)];
      const isTyped = draftNames.some(
        (name) => dirtyFields[name] && JSON.stringify(before[name]) !== JSON.stringify(now[name]),
      );
      if (!isTyped) return adopt(fresh);
      const { schedules, available_stock_quantity } = fresh;
      hold({ ...newest.current, schedules, available_stock_quantity });
    },
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;
