import { controlClass } from '@/components/form/control-class';
import { FieldError } from '@/components/form/field-error';

interface QuestionFieldProps {
  question: string;
  ticket: string;
  error: string | undefined;
}

export function QuestionField({ question, ticket, error }: QuestionFieldProps) {
  return (
    <div className="rounded-control border border-edge bg-paper-0 px-4 py-4">
      <input type="hidden" name="ticket" value={ticket} />
      <label htmlFor="answer" className="mb-1 block text-3 font-[550]">
        {question}
      </label>
      <input
        id="answer"
        name="answer"
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={50}
        aria-required
        aria-invalid={error !== undefined}
        aria-describedby={error ? 'answer-error answer-help' : 'answer-help'}
        className={`${controlClass(error !== undefined)} max-w-60`}
      />
      <FieldError id="answer-error" message={error} />
      <p id="answer-help" className="mt-1 text-1 text-ink-2">
        Write one word or number. It shows us that you are not a robot: the usual check needs
        JavaScript.
      </p>
    </div>
  );
}
