import { slugOf } from '@/lib/format/slug';
import { Accordion } from './accordion';
import { Section } from './section';

export function QuestionList({ questions }: { questions: { question: string; answer: string }[] }) {
  return (
    <Accordion>
      {questions.map(({ question, answer }) => (
        <Section key={question} id={slugOf(question)} title={question} level={3}>
          <p className="max-w-[66ch]">{answer}</p>
        </Section>
      ))}
    </Accordion>
  );
}
