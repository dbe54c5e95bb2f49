import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '@/components/form/checkbox-field';
import { FormProblem } from '@/components/form/field-error';
import { PageLink } from '@/components/layout/page-link';
import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/button-class';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { consentText } from '@/lib/contract/lead-options';
import { stillMissing } from '@/lib/features/lead/trade-parts';
import { routes } from '@/lib/platform/routes';
import type { TradeControl } from './trade-state';

interface TradeFootProps {
  control: TradeControl;
  isSending: boolean;
  problem: string | undefined;
}

const policy = 'Privacy Policy';
const [beforePolicy, afterPolicy] = consentText.split(policy);

export function TradeFoot({ control, isSending, problem }: TradeFootProps) {
  const id = useId();
  const isHydrated = useIsHydrated();
  const draft = useWatch({ control });
  const missing = stillMissing(draft);
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-4">
      <CheckboxField
        control={control}
        name="consent"
        label={
          <>
            {beforePolicy}
            <PageLink href={routes.privacyPolicy} target="_blank" className={linkClass}>
              {policy}
            </PageLink>
            {afterPolicy}
          </>
        }
      />
      {problem && <FormProblem>{problem}</FormProblem>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button
          type="submit"
          className="max-md:w-full md:min-w-40"
          disabled={isHydrated && !draft.consent}
          aria-describedby={id}
          busyText={isSending ? 'Sending' : undefined}
        >
          Send
        </Button>
        <p id={id} className="min-w-0 flex-1 basis-60 text-1 text-ink-2">
          {!draft.consent && 'Tick the box to continue. '}
          {missing.length > 0 && `Fill in: ${missing.join(', ')}.`}
        </p>
      </div>
    </div>
  );
}
