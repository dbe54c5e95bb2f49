import { useState, type ComponentType } from 'react';
import { Button } from '@/components/ui/button';
import { useWork } from '@/components/ui/use-work';
import { readLazily } from '@/lib/api/lazily';
import { buildPath } from '@/lib/contract/endpoint';
import { listProductQuestions, type QuestionListing } from '@/lib/contract/product-question';
import { formatDate } from '@/lib/format/date';
import { openLogin } from '@/components/account/open-login';
import { fetchPart } from '@/components/ui/fetch-part';
import { useSession } from '@/lib/platform/session/use-session';
import { loginReason } from './login-reason';
import type { QuestionDialogProps } from './question-dialog';

export interface ProductQuestionsProps {
  productId: number;
  productName: string;
  listing: Pick<QuestionListing, 'count' | 'data'>;
}

export function ProductQuestions({ productId, productName, listing }: ProductQuestionsProps) {
  const [all, setAll] = useState<QuestionListing['data']>();
  const { isBusy, run } = useWork({ isToasted: true });
  const shown = all ?? listing.data;

  async function showAll() {
    const path = buildPath(listProductQuestions, { productId });
    setAll((await readLazily<QuestionListing>(`${path}?limit=100`)).data);
  }

  return (
    <div className="grid gap-6">
      {shown.length === 0 ? (
        <p className="text-ink-2">No questions yet. Ask the first one.</p>
      ) : (
        <ul className="grid gap-y-6">
          {shown.map(({ id, name, question, answer, answered_at }) => (
            <li key={id} className="border-t border-rule pt-4">
              <p className="max-w-[66ch] font-semibold break-words whitespace-pre-line">
                {question}
              </p>
              <p className="mt-2 max-w-[66ch] break-words whitespace-pre-line">{answer}</p>
              <p className="mt-1 text-1 text-ink-2">
                {`Asked by ${name}, answered on `}
                <time dateTime={answered_at}>{formatDate(answered_at)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className="needs-script flex flex-wrap gap-3">
        <AskQuestion productId={productId} productName={productName} />
        {!all && listing.count > shown.length && (
          <Button
            kind="quiet"
            busyText={isBusy ? 'Loading' : undefined}
            onClick={() => void run(showAll)}
          >
            {`Show all ${listing.count} questions`}
          </Button>
        )}
      </div>
    </div>
  );
}

function AskQuestion(product: { productId: number; productName: string }) {
  const person = useSession();
  const [Dialog, setDialog] = useState<ComponentType<QuestionDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);

  async function open() {
    const part = await fetchPart(import('./question-dialog'));
    if (!part) return;
    setDialog(() => part.QuestionDialog);
    setIsOpen(true);
  }
  function ask() {
    if (person !== null) void open();
    else openLogin({ reason: loginReason, afterwards: () => void open() });
  }

  return (
    <>
      <Button kind="second" aria-haspopup="dialog" onClick={ask}>
        Ask a question
      </Button>
      {Dialog && <Dialog {...product} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
