import { FileSpreadsheet } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { FileButton } from '@/components/form/file-button';
import { errorMessage } from '@/lib/api/api-error';
import { sendLazily } from '@/lib/api/lazily';
import { importPath } from '@/lib/dashboard/import/import-paths';
import {
  importField,
  importRules,
  startProductImport,
  type ProductImport,
} from '@/lib/contract/staff-import';
import { Panel } from '../panel';

export function ListDrop() {
  const id = useId();
  const router = useRouter();
  const [isOver, setIsOver] = useState(false);
  const [sending, setSending] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function take(file: File | undefined) {
    if (!file || sending) return;
    const fault = fileFault(file);
    setProblem(fault);
    if (fault) return;
    setSending(file.name);
    try {
      const { id: importId } = await sendList(file);
      router.push(importPath(importId));
    } catch (error) {
      setSending(undefined);
      setProblem(errorMessage(error, 'Couldn’t upload the file. Try again.'));
    }
  }

  return (
    <Panel title="Upload file">
      <div
        className="list-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          void take(event.dataTransfer.files[0]);
        }}
      >
        <FileSpreadsheet className="size-9 text-leaf-7" strokeWidth={1.25} aria-hidden />
        <p role="status">
          {sending ? `Uploading ${sending}` : 'Drop a CSV or XLSX file here, or choose one'}
        </p>
        <FileButton
          kind="main"
          size="page"
          accept={['.csv', '.xlsx', '.tsv', '.txt']}
          aria-label="Choose a product file"
          aria-describedby={`${id}-help`}
          busyText={sending && 'Uploading'}
          onFiles={([file]) => void take(file)}
        >
          Choose file
        </FileButton>
        <p id={`${id}-help`} className="text-1 text-ink-2">
          Up to 20,000 rows and 10 MB. Separated by commas, semicolons or tabs. UTF‑8, UTF‑16 or
          Windows‑1252.
        </p>
      </div>
      <FormProblem>{problem}</FormProblem>
    </Panel>
  );
}

function fileFault({ size, name }: File): string | undefined {
  if (size > importRules.maxBytes) return importRules.tooLarge;
  return /\.(csv|txt|tsv|xlsx)$/i.test(name) ? undefined : importRules.missing;
}

/** Uploads a product list for checking. Throws ApiError. */
async function sendList(file: File): Promise<ProductImport> {
  const form = new FormData();
  form.set(importField, file);
  return (await sendLazily(startProductImport, { form })).data;
}
