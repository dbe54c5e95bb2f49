import type { ReactNode } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { useWork } from '@/components/ui/use-work';

interface StepButtonProps {
  label: string;
  text: ReactNode;
  onPress: () => Promise<void>;
}

export function StepButton({ label, text, onPress }: StepButtonProps) {
  const { isBusy, problem, run } = useWork();
  return (
    <div className="grid justify-items-start gap-3">
      <p>{text}</p>
      <FormProblem>{problem}</FormProblem>
      <Button busyText={isBusy ? 'Working' : undefined} onClick={() => run(onPress)}>
        {label}
      </Button>
    </div>
  );
}
