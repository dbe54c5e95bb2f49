import { send } from '../../api/browser';
import { brandInput, create as createBrand } from '../../contract/staff-brand';
import { categoryInput, createCategory } from '../../contract/staff-category';
import { formCalls } from '../../contract/staff-tag';
import type { CreatedOption } from './option-fields';

const calls = {
  brand: (name: string, idempotencyKey: string) =>
    send(createBrand, { body: brandInput.cast({ name }), idempotencyKey }),
  category: (name: string, idempotencyKey: string) =>
    send(createCategory, {
      body: { ...categoryInput.cast({ name }), parent_id: null },
      idempotencyKey,
    }),
  form: (name: string, idempotencyKey: string) =>
    send(formCalls.create, { body: { name }, idempotencyKey }),
};

/** Creates a brand, a category of the first level, or a form. Throws ApiError. */
export async function createOption(
  kind: CreatedOption,
  name: string,
  idempotencyKey: string,
): Promise<{ value: number; label: string }> {
  const { data } = await calls[kind](name, idempotencyKey);
  return { value: data.id, label: data.name };
}
