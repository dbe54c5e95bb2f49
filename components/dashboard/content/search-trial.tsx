'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useWork } from '@/components/ui/use-work';
import { sendLazily } from '@/lib/api/lazily';
import {
  mostTried,
  trySearches,
  type ChangedSearch,
  type SearchDraft,
  type SearchTrial as Trial,
} from '@/lib/contract/staff-search-trial';
import { Panel } from '../panel';

interface SearchTrialProps {
  /** Resolves to undefined if the form has faults. */
  readDraft: () => Promise<SearchDraft | undefined>;
}

const newest = mostTried.toLocaleString('en-IN');

export function SearchTrial({ readDraft }: SearchTrialProps) {
  const [trial, setTrial] = useState<Trial>();
  const { isBusy, problem, run } = useWork();

  const tryDraft = () =>
    run(async () => {
      const draft = await readDraft();
      if (!draft) return;
      setTrial((await sendLazily(trySearches, { body: draft })).data);
    });

  return (
    <Panel
      title="Try it before saving"
      className="mt-4"
      actions={
        <Button
          kind="second"
          size="card"
          busyText={isBusy ? 'Trying' : undefined}
          onClick={() => void tryDraft()}
        >
          Try it on the last {newest} searches
        </Button>
      }
    >
      <p role="status">{problem ?? (trial ? sayTrial(trial) : 'Nothing is saved by it.')}</p>
      {trial && trial.changed.length > 0 && (
        <div role="region" aria-label="Changed searches" tabIndex={0} className="staff-table mt-3">
          <table className="data-table">
            <thead>
              <tr>
                <th scope="col">Search</th>
                <th scope="col">Results</th>
                <th scope="col">First three before</th>
                <th scope="col">First three after</th>
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
      <td>{before.first.join(' · ') || 'Nothing'}</td>
      <td>{after.first.join(' · ') || 'Nothing'}</td>
    </tr>
  );
}

function sayTrial({ tried, of, changed_count: changed }: Trial): string {
  const whole = tried < of ? `${tried} of ${of} searches tried in time` : `${tried} searches tried`;
  return `${whole}. ${changed === 0 ? 'None changes.' : `${changed} ${changed === 1 ? 'changes' : 'change'}.`}`;
}
