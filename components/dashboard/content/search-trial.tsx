import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Schema } from 'yup';
import { Button } from '@/components/ui/button';
import { useWork } from '@/components/ui/use-work';
import { sendLazily } from '@/lib/api/lazily';
import {
  maxTriedSearches,
  trySearches,
  type ChangedSearch,
  type SearchDraft,
  type SearchTrial as Trial,
} from '@/lib/contract/staff-search-trial';
import { Panel } from '../panel';

interface SearchTrialProps<Draft extends FieldValues, Input> {
  form: UseFormReturn<Draft, unknown, Input>;
  schema: Schema<Input>;
  toDraft: (input: Input) => Partial<SearchDraft>;
}

const searchCount = maxTriedSearches.toLocaleString('en-IN');
const emptyDraft = { id: undefined, synonym: undefined, purpose: undefined, pin: undefined };

export function SearchTrial<Draft extends FieldValues, Input>({
  form,
  schema,
  toDraft,
}: SearchTrialProps<Draft, Input>) {
  const [trial, setTrial] = useState<Trial>();
  const { isBusy, problem, run } = useWork();

  const tryDraft = () =>
    run(async () => {
      if (!(await form.trigger())) return;
      const draft = toDraft(await schema.validate(form.getValues()));
      setTrial((await sendLazily(trySearches, { body: { ...emptyDraft, ...draft } })).data);
    });

  return (
    <Panel
      title="Test before saving"
      className="mt-4"
      actions={
        <Button
          kind="second"
          size="card"
          busyText={isBusy ? 'Testing' : undefined}
          onClick={() => void tryDraft()}
        >
          Test on the last {searchCount} searches
        </Button>
      }
    >
      <p role="status">
        {problem ??
          (trial
            ? describeTrial(trial)
            : 'See how this would change recent searches. Nothing is saved.')}
      </p>
      {trial && trial.changed.length > 0 && (
        <div role="region" aria-label="Changed searches" tabIndex={0} className="staff-table mt-3">
          <table className="data-table">
            <thead>
              <tr>
                <th scope="col">Search</th>
                <th scope="col">Results</th>
                <th scope="col">Top 3 before</th>
                <th scope="col">Top 3 after</th>
              </tr>
            </thead>
            <tbody>
              {trial.changed.map((search) => (
                <ChangedRow key={search.query} search={search} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}

function ChangedRow({ search: { query, before, after } }: { search: ChangedSearch }) {
  return (
    <tr>
      <td>{query}</td>
      <td className="whitespace-nowrap">
        {before.total} → {after.total}
      </td>
      <td>{before.first.join(' · ') || 'No results'}</td>
      <td>{after.first.join(' · ') || 'No results'}</td>
    </tr>
  );
}

function describeTrial({ tried, of, changed_count: changed }: Trial): string {
  const summary =
    tried < of
      ? `${tried} of ${of} searches tested (time limit reached)`
      : `${tried === 1 ? '1 search' : `${tried} searches`} tested`;
  return `${summary}. ${changed === 0 ? 'No changes.' : `${changed} ${changed === 1 ? 'search changes' : 'searches change'}.`}`;
}
