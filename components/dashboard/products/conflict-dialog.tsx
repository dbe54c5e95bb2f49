import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { StaleProduct } from '@/lib/contract/staff-product';
import { fieldLabel } from '@/lib/dashboard/products/field-labels';
import { draftNames, toDraft, type ProductDraft } from '@/lib/dashboard/products/product-draft';
import type { ProductForm } from './use-product-form';
import { formatDateTime } from '@/lib/format/date';
import { cutText } from '@/lib/contract/cut-text';
import { readableText } from '@/lib/contract/readable-text';

const maxValueLength = 160;

export function ConflictDialog({ stale, record }: { stale: StaleProduct; record: ProductForm }) {
  const { form, adopt } = record;
  const [isOpen, setIsOpen] = useState(true);
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const theirDraft = toDraft(stale.data);
  const { dirtyFields } = form.formState;
  const isMine = (name: string): name is keyof ProductDraft =>
    (draftNames as string[]).includes(name) && Boolean(dirtyFields[name as keyof ProductDraft]);

  function goOn() {
    adopt(stale.data);
    for (const name of draftNames) {
      if (theirs.includes(name)) form.resetField(name, { defaultValue: theirDraft[name] });
    }
    form.clearErrors('root');
    setIsOpen(false);
  }

  return (
    <>
      <Button kind="second" size="card" onClick={() => setIsOpen(true)}>
        See what changed
      </Button>
      <Dialog
        title="Edited by someone else"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        foot={<Button onClick={goOn}>Keep editing</Button>}
      >
        <p className="mb-4">
          {stale.changed_by ?? 'A scheduled price'} changed this product on{' '}
          {formatDateTime(stale.changed_at)}. Your changes are kept here but aren’t saved yet.
        </p>
        <ul className="conflicts">
          {stale.changed_fields.map((name) => (
            <li key={name}>
              <h3>{fieldLabel(name)}</h3>
              {isMine(name) ? (
                <fieldset>
                  <legend className="sr-only">{fieldLabel(name)}</legend>
                  {[false, true].map((isTheirs) => (
                    <label key={String(isTheirs)}>
                      <input
                        type="radio"
                        name={`conflict-${name}`}
                        checked={theirs.includes(name) === isTheirs}
                        onChange={() =>
                          setTheirs(
                            isTheirs ? [...theirs, name] : theirs.filter((one) => one !== name),
                          )
                        }
                      />
                      <span>
                        {isTheirs ? 'Theirs' : 'Mine'}:{' '}
                        {spellValue(isTheirs ? theirDraft[name] : form.getValues(name))}
                      </span>
                    </label>
                  ))}
                </fieldset>
              ) : (
                <p>
                  {(draftNames as string[]).includes(name)
                    ? spellValue(theirDraft[name as keyof ProductDraft])
                    : 'Current'}
                </p>
              )}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

function spellValue(value: ProductDraft[keyof ProductDraft]): string {
  if (value === null || value === '') return 'nothing';
  if (Array.isArray(value)) {
    if (value.length === 0) return 'nothing';
    return value.map((one) => (typeof one === 'object' ? one.name : `no. ${one}`)).join(', ');
  }
  const text = typeof value === 'string' ? readableText(value) : `no. ${value}`;
  return text.length > maxValueLength ? `${cutText(text, maxValueLength)} …` : text;
}
