'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { toastSuccess } from '@/components/ui/toast';
import { sendLazily } from '@/lib/api/lazily';
import { createCombo } from '@/lib/contract/staff-combo';
import { emptyCombo } from '@/lib/dashboard/products/combo-draft';
import { productsPath, staffProductPath } from '@/lib/dashboard/paths';
import { suggestSku } from '@/lib/dashboard/products/suggest-sku';
import { formAttempt } from '@/lib/platform/session/saved-attempt';
import { DashboardHead } from '../dashboard-head';
import { Panel } from '../panel';
import { useLeaveWarning } from '../use-leave-warning';
import { ComboForm } from './combo-form';
import { useComboForm } from './use-combo-form';
import { ValueField } from './value-field';

export function NewComboScreen() {
  const router = useRouter();
  const [name, setName] = useState('');
  const [typedSku, setTypedSku] = useState<string>();
  const [attempt] = useState(() => formAttempt());
  const [isSaved, setIsSaved] = useState(false);
  const form = useComboForm(emptyCombo);
  const sku = typedSku ?? suggestSku(name);
  useLeaveWarning(!isSaved && (name !== '' || form.draft.items.length > 0));

  const save = () =>
    form.save(async (terms) => {
      const body = { name, sku, ...terms };
      const idempotencyKey = attempt.start(JSON.stringify(body), null).key;
      const { data } = await sendLazily(createCombo, { body, idempotencyKey });
      setIsSaved(true);
      toastSuccess('Combo saved. Add pictures next.');
      router.replace(staffProductPath(data.id));
    });

  return (
    <>
      <DashboardHead
        title="New combo"
        lead="A bundle of other products. Its stock depends on theirs. Brand, category, tax and label are copied from the first item. Shoppers won’t see it until you publish it."
        above={{ label: 'Products', href: productsPath }}
      />
      <Panel title="Combo">
        <div className="grid max-w-[34rem] gap-4">
          <ValueField
            label="Name"
            value={name}
            fault={form.faults['name']}
            maxLength={200}
            onChange={setName}
          />
          <ValueField
            label="SKU"
            value={sku}
            fault={form.faults['sku']}
            maxLength={40}
            onChange={setTypedSku}
          />
          <ComboForm draft={form.draft} faults={form.faults} onChange={form.change} />
          <FormProblem>{form.problem}</FormProblem>
          <div>
            <Button busyText={form.isBusy ? 'Saving' : undefined} onClick={() => void save()}>
              Save combo
            </Button>
          </div>
        </div>
      </Panel>
    </>
  );
}
