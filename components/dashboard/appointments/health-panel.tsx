import { useState } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { useWork } from '@/components/ui/use-work';
import type { HealthAnswers } from '@/lib/contract/staff-appointment';
import { readHealthAnswers } from '@/lib/dashboard/appointments/use-appointment';
import { Facts } from '../facts';
import { Panel } from '../panel';

interface HealthPanelProps {
  appointmentId: number;
  hasHealth: boolean;
  mayRead: boolean;
}

const medicineText = ({ is_taking_medicine: takes, type_of_medicine_list: types }: HealthAnswers) =>
  takes === null ? 'Not answered' : takes ? ['Yes', ...types].join(', ') : 'No';

export function HealthPanel({ appointmentId, hasHealth, mayRead }: HealthPanelProps) {
  const [answers, setAnswers] = useState<HealthAnswers>();
  const { isBusy, problem, run } = useWork();
  const read = () => run(async () => setAnswers(await readHealthAnswers(appointmentId)));

  return (
    <Panel title="Health answers">
      {!hasHealth && <p className="text-ink-2">Deleted.</p>}
      {hasHealth && !mayRead && (
        <p className="text-ink-2">
          Only people with the Vaidya permission can read this. Owners can grant it under Team.
        </p>
      )}
      {hasHealth && mayRead && !answers && (
        <>
          <p className="mb-3 max-w-[60ch] text-ink-2">
            Opening the answers is recorded in the activity log. The answers themselves are not.
          </p>
          <Button size="card" onClick={read} busyText={isBusy ? 'Opening' : undefined}>
            View answers
          </Button>
        </>
      )}
      {answers && (
        <>
          <Facts
            rows={[
              ['Problem', answers.problem_suffering_from],
              ['Current medicine', medicineText(answers)],
            ]}
          />
          <p className="mt-3 max-w-[70ch] whitespace-pre-line">{answers.problem_description}</p>
        </>
      )}
      <FormProblem>{problem}</FormProblem>
    </Panel>
  );
}
