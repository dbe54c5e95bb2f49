import { useRef, useState } from 'react';
import { controlClass } from '@/components/form/control-class';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Dialog } from '@/components/ui/dialog';
import { errorMessage } from '@/lib/api/api-error';
import { sendLazily } from '@/lib/api/lazily';
import { linkPreview } from '@/lib/contract/staff-post';
import { formatTime } from '@/lib/format/date';
import { routes } from '@/lib/platform/routes';

export function PreviewButton({ postId }: { postId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const [link, setLink] = useState<{ href: string; until: string }>();
  const [problem, setProblem] = useState<string>();
  const [isCopied, setIsCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function open() {
    setIsOpen(true);
    setLink(undefined);
    setProblem(undefined);
    setIsCopied(false);
    try {
      const { data } = await sendLazily(linkPreview, { params: { id: postId } });
      const { origin } = window.location;
      setLink({ href: `${origin}${routes.blogPreview(data.token)}`, until: data.until });
    } catch (error) {
      setProblem(errorMessage(error));
    }
  }

  async function copy() {
    if (!link) return;
    try {
      await navigator.clipboard.writeText(link.href);
      setIsCopied(true);
    } catch {
      // If the browser blocks the clipboard, selects the text for copying by keyboard.
      field.current?.select();
    }
  }

  return (
    <>
      <Button kind="second" size="card" onClick={() => void open()}>
        Preview
      </Button>
      <Dialog
        title="Preview"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        foot={
          link && (
            <>
              <Button kind="quiet" onClick={() => void copy()}>
                {isCopied ? 'Copied' : 'Copy link'}
              </Button>
              <a href={link.href} target="_blank" className={buttonClass()}>
                Open preview
              </a>
            </>
          )
        }
      >
        {link ? (
          <>
            <p>
              Shows the saved version as it will look in the shop. Anyone with this link can view it
              until {formatTime(link.until)}. Search engines can’t.
            </p>
            <label className="mt-4 block">
              <span className="mb-1 block font-[550]">Link</span>
              <input
                ref={field}
                readOnly
                value={link.href}
                onFocus={({ target }) => target.select()}
                className={controlClass(false)}
              />
            </label>
          </>
        ) : (
          <p aria-busy={!problem}>{problem ? '' : 'Creating link'}</p>
        )}
        <FormProblem>{problem}</FormProblem>
      </Dialog>
    </>
  );
}
