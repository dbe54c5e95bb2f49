export interface TickChoice {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

export function Tick({ isChosen, onChange, label }: TickChoice & { label: string }) {
  return (
    <label>
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        data-tick
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
