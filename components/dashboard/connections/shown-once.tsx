import { Button } from '@/components/ui/button';
import { toastError, toastSuccess } from '@/components/ui/toast';

export function ShownOnce({ name, text }: { name: string; text: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toastSuccess('Copied');
    } catch {
      toastError('Couldn’t copy');
    }
  }
  return (
    <div role="status" className="border-l-4 border-turmeric bg-paper-2 p-3">
      <p className="font-[550]">{name}: copy now. You won’t see this again.</p>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <code className="[overflow-wrap:anywhere] whitespace-pre-line">{text}</code>
        <Button kind="second" size="card" onClick={copy}>
          Copy
        </Button>
      </p>
    </div>
  );
}
