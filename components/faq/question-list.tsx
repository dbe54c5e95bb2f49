import { toSlug } from '@/lib/contract/slug';
import { Accordion } from '@/components/ui/accordion';
import { Section } from '@/components/ui/section';

export function QuestionList({ questions }: { questions: { question: string; answer: string }[] }) {
  return (
    <Accordion>
      {questions.map(({ question, answer }) => (
        <Section key={question} id={toSlug(question)} title={question} level={3}>
          <p className="max-w-[66ch]">{answer}</p>
        </Section>
      ))}
    </Accordion>
  );
}
