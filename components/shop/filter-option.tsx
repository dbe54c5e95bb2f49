'use client';

interface FilterOptionProps {
  name: string;
  value: string | number;
  label: string;
  count: number;
  isChosen: boolean;
  onToggle: () => void;
}

export function FilterOption({ label, count, isChosen, onToggle, ...sent }: FilterOptionProps) {
  return (
    <li>
      <label className="filter-option">
        <input type="checkbox" {...sent} checked={isChosen} onChange={onToggle} className="tick" />
        <span>{label}</span>
        <span>{count}</span>
      </label>
    </li>
  );
}
