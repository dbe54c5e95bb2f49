'use client';

import { MultiSelect } from '@/components/ui/multi-select';
import type { StaffColumn } from './staff-column';

interface ColumnChoiceProps<Row> {
  columns: StaffColumn<Row>[];
  visible: Record<string, boolean>;
  onChange: (visible: Record<string, boolean>) => void;
}

export function ColumnChoice<Row>({ columns, visible, onChange }: ColumnChoiceProps<Row>) {
  const [first, ...others] = columns;
  if (!first || others.length === 0) return null;
  return (
    <div className="w-44 max-w-full">
      <label htmlFor="columns" className="sr-only">
        Columns
      </label>
      <MultiSelect
        id="columns"
        label="Columns"
        hasChips={false}
        words="Columns"
        options={others.map(({ id, head }) => ({ value: id, label: head }))}
        value={others.filter(({ id }) => visible[id]).map(({ id }) => id)}
        onChange={(chosen) =>
          onChange(
            Object.fromEntries(
              columns.map(({ id }) => [id, id === first.id || chosen.includes(id)]),
            ),
          )
        }
      />
    </div>
  );
}
