import { Textarea } from '@/components/ui/textarea';
import { Labelled } from './labelled';

interface TextQuestionProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  maxLength: number;
  rows?: number;
}

export function TextQuestion({ label, value, onChange, maxLength, rows = 2 }: TextQuestionProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <Textarea
          id={id}
          rows={rows}
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labelled>
  );
}
