import { useEffect, useRef, useState } from 'react';
import { controlClass } from '@/components/form/control-class';
import { Button } from '@/components/ui/button';
import { Labelled } from '../labelled';

export function ScanField({ onScan }: { onScan: (code: string) => void }) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // On a phone the keyboard would cover the list.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) input.current?.focus();
  }, []);
  return (
    <form
      className="count-scan"
      onSubmit={(event) => {
        event.preventDefault();
        const code = typed.trim();
        setTyped('');
        if (code !== '') onScan(code);
      }}
    >
      <Labelled label="SKU or barcode">
        {(id) => (
          <input
            id={id}
            ref={input}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={60}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className={controlClass(false)}
          />
        )}
      </Labelled>
      <Button type="submit" kind="second">
        Add one
      </Button>
    </form>
  );
}
