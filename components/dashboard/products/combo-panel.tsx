import { useState } from 'react';
import useSWR from 'swr';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { toastSuccess } from '@/components/ui/toast';
import { readLazily, sendLazily } from '@/lib/api/lazily';
import { buildPath } from '@/lib/contract/endpoint';
import {
  dissolveCombo,
  getStaffCombo,
  saveCombo,
  type StaffCombo,
} from '@/lib/contract/staff-combo';
import type { StaffProduct } from '@/lib/contract/staff-product';
import { emptyCombo, toComboDraft } from '@/lib/dashboard/products/combo-draft';
import { staffProductPath } from '@/lib/dashboard/paths';
import { ConfirmButton } from '../confirm-button';
import { Panel } from '../panel';
import { ComboForm } from './combo-form';
import { useComboForm } from './use-combo-form';

interface ComboPanelProps {
  product: StaffProduct;
  /** Reads the product again. */
  onChange: () => Promise<void>;
}

export function ComboPanel({ product, onChange }: ComboPanelProps) {
  const [isMade, setIsMade] = useState(false);
  const isCombo = product.combo_terms !== null;
  const { data, mutate } = useSWR<{ data: StaffCombo | null }>(
    isCombo ? buildPath(getStaffCombo, { id: product.id }) : null,
    readLazily,
  );
  const combo = data?.data ?? undefined;

  async function changed() {
    await mutate();
    await onChange();
  }

  if (!isCombo && !isMade) {
    return (
      <Panel
        title="Combo"
        actions={
          product.in_combos.length === 0 && (
            <Button kind="second" size="card" onClick={() => setIsMade(true)}>
              Make this a combo
            </Button>
          )
        }
      >
        {product.in_combos.length > 0 ? (
          <>
            <p className="mb-1 text-ink-2">Included in:</p>
            <ul>
              {product.in_combos.map(({ id, name, is_on_sale }) => (
                <li key={id}>
                  <a href={staffProductPath(id)} className="underline underline-offset-3">
                    {name}
                  </a>
                  {!is_on_sale && ', not published'}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className="text-ink-2">This product isn’t a combo. A combo bundles other products.</p>
        )}
      </Panel>
    );
  }
  return (
    <Panel title="Combo">
      {isCombo && !combo ? (
        <p className="min-h-40 text-ink-2">Loading</p>
      ) : (
        <ComboEditor
          key={combo ? JSON.stringify(combo.items.map((item) => item.product_id)) : 'new'}
          product={product}
          combo={combo}
          onSaved={changed}
        />
      )}
    </Panel>
  );
}

interface ComboEditorProps {
  product: StaffProduct;
  combo: StaffCombo | undefined;
  onSaved: () => Promise<void>;
}

function ComboEditor({ product, combo, onSaved }: ComboEditorProps) {
  const form = useComboForm(combo ? toComboDraft(combo) : emptyCombo);
  const params = { id: product.id };

  const save = () =>
    form.save(async (terms) => {
      const { message } = await sendLazily(saveCombo, {
        params,
        body: { ...terms, version: product.version },
      });
      await onSaved();
      toastSuccess(message);
    });

  async function dissolve() {
    await sendLazily(dissolveCombo, { params, search: `version=${product.version}` });
    await onSaved();
    toastSuccess('Converted to a regular product');
  }

  return (
    <>
      <ComboForm
        draft={form.draft}
        faults={form.faults}
        productId={product.id}
        onChange={form.change}
      />
      <FormProblem>{form.problem}</FormProblem>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          kind="second"
          size="card"
          busyText={form.isBusy ? 'Saving' : undefined}
          onClick={() => void save()}
        >
          Save combo
        </Button>
        {combo && (
          <ConfirmButton
            label="Convert to a regular product"
            question="Convert this combo to a regular product?"
            confirmLabel="Convert combo"
            isDestructive
            onConfirm={dissolve}
          >
            <p>
              It will be unpublished and have no stock. Its items stay as they are, and so do orders
              of the combo.
            </p>
          </ConfirmButton>
        )}
      </div>
    </>
  );
}
