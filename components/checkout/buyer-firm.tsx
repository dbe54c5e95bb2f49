import { useId } from 'react';
import { controlClass } from '@/components/form/control-class';
import { FieldFrame } from '@/components/form/field-frame';
import type { Firm } from '@/lib/features/order/order-body';

interface BuyerFirmProps {
  firm: Firm | undefined;
  fault: string | undefined;
  onChange: (firm: Firm | undefined) => void;
}

export function BuyerFirm({ firm, fault, onChange }: BuyerFirmProps) {
  const id = useId();
  return (
    <div className="needs-script mt-3">
      <label htmlFor={id} className="flex min-h-11 items-center gap-3">
        <input
          id={id}
          type="checkbox"
          checked={firm !== undefined}
          onChange={({ target }) =>
            onChange(target.checked ? { gstin: '', company: '' } : undefined)
          }
          className="size-5 accent-leaf-7"
        />
        I need a GST invoice
      </label>
      {firm && (
        <div className="mt-2 grid gap-4 md:grid-cols-2">
          <FieldFrame label="GSTIN" error={firm.gstin.length < 15 ? undefined : fault}>
            {(ties) => (
              <input
                {...ties}
                value={firm.gstin}
                autoCapitalize="characters"
                spellCheck={false}
                onChange={({ target }) =>
                  onChange({
                    ...firm,
                    gstin: target.value.toUpperCase().replace(/[\s\p{Cf}\p{Pd}]/gu, ''),
                  })
                }
                className={controlClass(ties['aria-invalid'])}
              />
            )}
          </FieldFrame>
          <FieldFrame label="Business name" error={undefined} isOptional>
            {(ties) => (
              <input
                {...ties}
                value={firm.company}
                maxLength={120}
                autoComplete="organization"
                onChange={({ target }) => onChange({ ...firm, company: target.value })}
                className={controlClass(ties['aria-invalid'])}
              />
            )}
          </FieldFrame>
        </div>
      )}
    </div>
  );
}
