import { useState, type FormEvent } from 'react';
import useSWR from 'swr';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { errorMessage } from '@/lib/api/api-error';
import { readLazily, sendLazily } from '@/lib/api/lazily';
import type { AnswerOf } from '@/lib/contract/endpoint';
import { dropStaffView, keepStaffView, listStaffViews } from '@/lib/contract/staff-view';
import { listPath, toViewQuery } from '@/lib/dashboard/list-path';
import { useListQuery } from '@/lib/dashboard/use-list-query';

type Views = AnswerOf<typeof listStaffViews>;

export function SavedViews({ list }: { list: string }) {
  const { query, change } = useListQuery();
  const { data, mutate } = useSWR<Views>(listPath(listStaffViews, { list }), readLazily);
  const [isNaming, setIsNaming] = useState(false);
  const [problem, setProblem] = useState<string>();
  const here = toViewQuery(query);
  const views = data?.data ?? [];
  const current = views.filter((view) => view.query === here);

  function open(savedView: string) {
    const none = Object.fromEntries(Object.keys(query).map((name) => [name, null]));
    change({ ...none, ...Object.fromEntries(new URLSearchParams(savedView)) });
  }
  async function act(work: () => Promise<Views>) {
    setProblem(undefined);
    try {
      await mutate(await work(), { revalidate: false });
      setIsNaming(false);
    } catch (error) {
      setProblem(errorMessage(error));
    }
  }
  async function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '');
    await act(async () => {
      return sendLazily(keepStaffView, { body: { list, name, query: here } });
    });
  }
  async function drop(id: number) {
    await act(async () => {
      return sendLazily(dropStaffView, { params: { id } });
    });
  }

  if (views.length === 0 && here === '') return null;
  return (
    <div className="saved-views" role="group" aria-label="Saved views">
      {views.map((view) => (
        <Chip key={view.id} isChosen={current.includes(view)} onPress={() => open(view.query)}>
          {view.name}
        </Chip>
      ))}
      {current.map(({ id, name }) => (
        <Button key={id} kind="quiet" size="card" onClick={() => drop(id)}>
          Delete “{name}”
        </Button>
      ))}
      {current.length === 0 && here !== '' && !isNaming && (
        <Button kind="quiet" size="card" onClick={() => setIsNaming(true)}>
          Save view
        </Button>
      )}
      {isNaming && (
        <form onSubmit={keep}>
          <label>
            <span className="sr-only">View name</span>
            <input name="name" required maxLength={40} autoFocus placeholder="View name" />
          </label>
          <Button type="submit" kind="second" size="card">
            Save
          </Button>
          <Button kind="quiet" size="card" onClick={() => setIsNaming(false)}>
            Cancel
          </Button>
        </form>
      )}
      <FormProblem>{problem}</FormProblem>
    </div>
  );
}
