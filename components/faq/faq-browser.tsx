'use client';

import { useDeferredValue, useState, type ReactNode } from 'react';
import { controlClass } from '@/components/form/control-class';
import { Accordion } from '@/components/ui/accordion';
import { linkClass } from '@/components/ui/button-class';
import { Section } from '@/components/ui/section';
import type { AnsweredGroup } from '@/lib/contract/faq';
import { toSlug } from '@/lib/contract/slug';
import { searchFaqs } from '@/lib/features/faq/search-faqs';

const maxQueryLength = 200;

function resultText(groups: AnsweredGroup[]): string {
  const count = groups.reduce((sum, { faqs }) => sum + faqs.length, 0);
  if (count === 0) return 'No questions match your search.';
  return count === 1 ? '1 question' : `${count} questions`;
}

interface FaqBrowserProps {
  /** With sanitised answers. */
  groups: AnsweredGroup[];
  /** Between the search and all questions. */
  children: ReactNode;
}

export function FaqBrowser({ groups, children }: FaqBrowserProps) {
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const found = searchFaqs(groups, query);
  return (
    <>
      <form
        role="search"
        aria-label="Questions"
        onSubmit={(event) => event.preventDefault()}
        className="mt-6 max-w-[30rem] noscript:hidden"
      >
        <label htmlFor="faq-search" className="mb-1 block font-[550]">
          Search questions
        </label>
        <input
          id="faq-search"
          type="search"
          value={typed}
          maxLength={maxQueryLength}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
          className={controlClass(false)}
        />
        <p role="status" className="mt-2 min-h-6 text-ink-2">
          {query && resultText(found)}
          {query && found.length === 0 && (
            <>
              {' '}
              <button
                type="button"
                onClick={() => setTyped('')}
                className={`inline-flex min-h-6 items-center ${linkClass}`}
              >
                Clear search
              </button>
            </>
          )}
        </p>
      </form>
      {!query && children}
      <Accordion>
        {found.map(({ group, faqs }) => (
          <section
            key={group}
            aria-labelledby={toSlug(group)}
            className="mt-10 max-w-[54rem] first:mt-4"
          >
            <h2 id={toSlug(group)} className="mb-3 scroll-mt-6 font-display text-4 font-medium">
              {group}
            </h2>
            {faqs.map(({ id, question, answer }) => (
              <Section key={id} id={toSlug(question)} title={question} level={3}>
                <div className="prose" dangerouslySetInnerHTML={{ __html: answer }} />
              </Section>
            ))}
          </section>
        ))}
      </Accordion>
    </>
  );
}
