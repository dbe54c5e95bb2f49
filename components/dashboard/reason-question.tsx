import { TextQuestion } from './text-question';

interface ReasonQuestionProps {
  reason: string;
  onChange: (text: string) => void;
}

export function ReasonQuestion({ reason, onChange }: ReasonQuestionProps) {
  return (
    <TextQuestion label="Reason (for staff)" value={reason} onChange={onChange} maxLength={300} />
  );
}
