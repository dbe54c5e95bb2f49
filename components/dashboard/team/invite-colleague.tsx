import { useId, useState, type FormEvent } from 'react';
import { controlClass } from '@/components/form/control-class';
import { FieldError, FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { toastSuccess } from '@/components/ui/toast';
import { useWork } from '@/components/ui/use-work';
import { ApiError } from '@/lib/api/api-error';
import { send } from '@/lib/api/browser';
import { inviteColleague, type Team } from '@/lib/contract/staff-team';
import { Panel } from '../panel';
import { RightsFields, type Rights } from './rights-fields';

const none: Rights = { is_superuser: false, areas: [] };

export function InviteColleague({ onInvited }: { onInvited: (team: Team) => void }) {
  const id = useId();
  const [email, setEmail] = useState('');
  const [rights, setRights] = useState(none);
  const [fault, setFault] = useState<string>();
  const { isBusy, problem, run } = useWork({
    showAtField: (error) => {
      const message = error instanceof ApiError ? error.fields['email']?.[0] : undefined;
      setFault(message);
      return message !== undefined;
    },
  });

  function invite(event: FormEvent) {
    event.preventDefault();
    setFault(undefined);
    void run(async () => {
      onInvited(await send(inviteColleague, { body: { ...rights, email } }));
      toastSuccess('Invitation sent');
      setEmail('');
      setRights(none);
    });
  }

  return (
    <Panel title="Invite a colleague">
      <form onSubmit={invite} noValidate className="grid gap-4">
        <div>
          <label htmlFor={id} className="mb-1 block font-[550]">
            Email
          </label>
          <input
            id={id}
            type="email"
            value={email}
            autoComplete="off"
            aria-invalid={fault !== undefined}
            aria-describedby={`${id}-help ${fault ? `${id}-fault` : ''}`.trim()}
            onChange={({ target }) => setEmail(target.value)}
            className={controlClass(fault !== undefined)}
          />
          <p id={`${id}-help`} className="mt-1 text-1 text-ink-2">
            We’ll email them a link. They log in or create an account with this email, then accept.
          </p>
          <FieldError id={`${id}-fault`} message={fault} />
        </div>
        <RightsFields rights={rights} onChange={setRights} />
        <FormProblem>{problem}</FormProblem>
        <Button type="submit" busyText={isBusy ? 'Sending' : undefined}>
          Send invitation
        </Button>
      </form>
    </Panel>
  );
}
