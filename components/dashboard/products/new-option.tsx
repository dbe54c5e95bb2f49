import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useWork } from '@/components/ui/use-work';
import { randomKey } from '@/lib/api/random-key';
import { optionFields, type CreatedOption } from '@/lib/dashboard/products/option-fields';
import type { CatalogueOptions } from '@/lib/dashboard/products/catalogue-options';

interface NewOptionProps {
  kind: CreatedOption;
  options: CatalogueOptions;
  onCreated: (kind: CreatedOption, option: { value: number; label: string }) => void;
}

/** Creates a brand, category or form where a product needs it. */
export function NewOption({ kind, options, onCreated }: NewOptionProps) {
  const id = useId();
  const isFirst = options[optionFields[kind].list].length === 0;
  const [isOpen, setIsOpen] = useState(isFirst);
  const [name, setName] = useState('');
  const [key, setKey] = useState(randomKey);
  const { isBusy, problem, run } = useWork();

  async function add() {
    if (isBusy) return;
    await run(async () => {
      const { createOption } = await import('@/lib/dashboard/products/create-option');
      onCreated(kind, await createOption(kind, name, key));
      setName('');
      setKey(randomKey());
      setIsOpen(false);
    });
  }

  if (!isOpen) {
    return (
      <Button kind="quiet" size="card" className="-ml-3" onClick={() => setIsOpen(true)}>
        New {kind}
      </Button>
    );
  }
  return (
    <div className="mt-2">
      <label htmlFor={id} className="block text-1 font-[550]">
        New {kind} name
      </label>
      <span className="flex gap-2">
        <input
          id={id}
          value={name}
          maxLength={60}
          aria-describedby={problem && `${id}-problem`}
          onChange={({ target }) => {
            setName(target.value);
            setKey(randomKey());
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void add();
          }}
          className="min-h-11 w-full min-w-0 rounded-control border border-edge bg-paper-0 px-3"
        />
        <Button
          kind="second"
          size="card"
          className="shrink-0"
          busyText={isBusy ? 'Adding' : undefined}
          onClick={() => void add()}
        >
          Add {kind}
        </Button>
      </span>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-1 text-clay">
          {problem}
        </p>
      )}
    </div>
  );
}
