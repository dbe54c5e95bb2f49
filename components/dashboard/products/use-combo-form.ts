import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWork } from '@/components/ui/use-work';
import { ApiError } from '@/lib/api/api-error';
import type { ComboInput } from '@/lib/contract/staff-combo';
import {
  toComboTerms,
  type ComboDraft,
  type ComboFaults,
} from '@/lib/dashboard/products/combo-draft';

type Terms = Pick<ComboInput, 'items' | 'percent_off' | 'product_price'>;

/** What a combo holds and costs until it is saved, with errors at their fields. */
export function useComboForm(initial: ComboDraft) {
  const [draft, setDraft] = useState(initial);
  const [faults, setFaults] = useState<ComboFaults>({});
  const { isBusy, problem, run } = useWork({
    showAtField: (error) => {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      showFaults(Object.fromEntries(fields.map(([path, [text = '']]) => [path, text])));
      return fields.length > 0;
    },
  });

  /** On a phone the row of an error is far above the button. */
  function showFaults(found: ComboFaults) {
    flushSync(() => setFaults(found));
    document.querySelector<HTMLElement>('.panel:has(.combo-form) [aria-invalid="true"]')?.focus();
  }

  return {
    draft,
    faults,
    isBusy,
    problem,
    change: (next: ComboDraft) => {
      setDraft(next);
      setFaults({});
    },
    save: (send: (terms: Terms) => Promise<void>) => {
      const { terms, faults: found } = toComboTerms(draft);
      showFaults(found ?? {});
      return terms ? run(() => send(terms)) : undefined;
    },
  };
}
