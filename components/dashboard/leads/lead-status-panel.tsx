import { useState } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { errorMessage } from '@/lib/api/api-error';
import {
  changeLead,
  leadStatuses,
  type LeadChange,
  type LeadOwner,
  type StaffLead,
} from '@/lib/contract/staff-lead';
import { statusLabels } from '@/lib/dashboard/leads/lead-labels';
import type { LeadWork } from '@/lib/dashboard/leads/use-lead';
import { Panel } from '../panel';
import { controlClass } from '@/components/form/control-class';
import { Labelled } from '../labelled';

interface LeadChoiceProps {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

const statusChoices = leadStatuses.map((value) => ({ value, label: statusLabels[value].label }));

interface LeadStatusPanelProps extends Pick<LeadWork, 'work'> {
  lead: StaffLead;
  owners: LeadOwner[];
  me: number;
}

export function LeadStatusPanel({ lead, owners, me, work }: LeadStatusPanelProps) {
  const [pending, setPending] = useState<LeadChange>();
  const [problem, setProblem] = useState<string>();
  const status = pending?.status ?? lead.status;
  const owner = pending?.owner === undefined ? (lead.owner?.id ?? null) : pending.owner;
  const former = lead.owner && !owners.some(({ id }) => id === lead.owner?.id) ? lead.owner : null;

  async function change(wanted: LeadChange) {
    setPending(wanted);
    setProblem(undefined);
    try {
      await work(changeLead, wanted);
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setPending(undefined);
    }
  }

  return (
    <Panel title="Assignment">
      <div className="grid gap-4" aria-busy={pending !== undefined}>
        <LeadChoice
          label="Status"
          value={status}
          choices={statusChoices}
          onChange={(value) =>
            void change({ status: leadStatuses.find((one) => one === value) ?? status })
          }
        />
        <LeadChoice
          label="Assigned to"
          value={String(owner ?? '')}
          choices={[
            { value: '', label: 'Not assigned' },
            ...[...(former ? [former] : []), ...owners].map(({ id, name }) => ({
              value: String(id),
              label: id === me ? `${name} (me)` : name,
            })),
          ]}
          onChange={(value) => void change({ owner: Number(value) || null })}
        />
        {owner !== me && (
          <Button
            kind="second"
            size="card"
            className="justify-self-start"
            onClick={() =>
              void change({ owner: me, ...(lead.status === 'new' && { status: 'in work' }) })
            }
          >
            Assign to me
          </Button>
        )}
        <FormProblem>{problem}</FormProblem>
      </div>
    </Panel>
  );
}

function LeadChoice({ label, value, choices, onChange }: LeadChoiceProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <select
          id={id}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={controlClass(false)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
