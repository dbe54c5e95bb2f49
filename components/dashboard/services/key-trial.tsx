import { useState } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { useWork } from '@/components/ui/use-work';
import { send } from '@/lib/api/browser';
import { providers, type KeyedProvider, type KindOfProvider } from '@/lib/contract/providers';
import { tryProviderKeys, type ProviderTrial } from '@/lib/contract/staff-provider-keys';
import { StateMark } from '../state-mark';

const labels: Partial<Record<KindOfProvider<KeyedProvider>, string>> = {
  mail: 'Send me a test email',
  sms: 'Send me a test SMS',
};

interface KeyTrialProps {
  provider: KeyedProvider;
  onTried: (isOk: boolean) => void;
}

export function KeyTrial({ provider, onTried }: KeyTrialProps) {
  const [trial, setTrial] = useState<ProviderTrial>();
  const { isBusy, problem, run } = useWork();

  async function tryKeys() {
    setTrial(undefined);
    const { data } = await send(tryProviderKeys, { params: { provider } });
    setTrial(data);
    onTried(data.is_ok);
  }

  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        kind="second"
        size="card"
        busyText={isBusy ? 'Testing' : undefined}
        onClick={() => run(tryKeys)}
      >
        {labels[providers[provider].kind] ?? 'Test keys'}
      </Button>
      <div role="status" className="min-w-0">
        {trial && <StateMark mood={trial.is_ok ? 'good' : 'bad'}>{trial.message}</StateMark>}
      </div>
      <FormProblem>{problem}</FormProblem>
    </div>
  );
}
