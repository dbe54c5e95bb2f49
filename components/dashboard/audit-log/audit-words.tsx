import { beginningOf } from '@/lib/dashboard/audit-log/changes';

export function AuditWords({ text }: { text: string }) {
  const beginning = beginningOf(text);
  if (!beginning) return text;
  return (
    <details>
      <summary className="cursor-pointer">{beginning}</summary>
      <p className="whitespace-pre-line">{text}</p>
    </details>
  );
}
