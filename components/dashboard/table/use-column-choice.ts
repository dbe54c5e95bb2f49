'use client';

import { useCallback, useMemo } from 'react';
import { deviceStore } from '@/lib/platform/session/safe-storage';
import { useStoredText, writeStored } from '@/lib/platform/session/stored-text';
import type { StaffColumn } from './staff-column';

type Choice = Record<string, boolean>;

/** The choice is stored on this device; extra columns are hidden at first. */
export function useColumnChoice<Row>(name: string, columns: StaffColumn<Row>[]) {
  const key = `columns:${name}`;
  const stored = useStoredText(deviceStore, key);
  const choice: Choice = useMemo(() => {
    const hidden = stored?.split(',');
    return Object.fromEntries(
      columns.map(({ id, isExtra }) => [id, hidden ? !hidden.includes(id) : !isExtra]),
    );
  }, [columns, stored]);
  const choose = useCallback(
    (change: Choice | ((before: Choice) => Choice)) => {
      const next = typeof change === 'function' ? change(choice) : change;
      const hidden = columns.filter(({ id }) => !next[id]).map(({ id }) => id);
      writeStored(deviceStore(), key, hidden.join(','));
    },
    [choice, columns, key],
  );
  return [choice, choose] as const;
}
