import type { ReactNode } from 'react';
import { TextareaField } from '@/components/form/textarea-field';
import type { QuestionPart as TextQuestion } from '@/lib/features/lead/trade-form';
import { TradePart } from './trade-part';
import type { TradeControl } from './trade-state';

interface QuestionPartProps {
  part: TextQuestion;
  number: number;
  of: number;
  control: TradeControl;
  children?: ReactNode;
}

export function QuestionPart({ part, number, of, control, children }: QuestionPartProps) {
  return (
    <TradePart number={number} of={of} title={part.title}>
      {part.questions.map(({ name, text, help }) => (
        <div key={name} className="md:col-span-2">
          <TextareaField
            control={control}
            name={name}
            label={text}
            isOptional
            rows={2}
            help={help}
          />
        </div>
      ))}
      {children}
    </TradePart>
  );
}
