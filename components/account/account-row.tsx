import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

interface AccountRowProps {
  title: string;
  help: ReactNode;
  /** Page that the row leads to. */
  href?: string;
  /** What it does, where it is no link. */
  onPress?: () => void;
  busyText?: string | undefined;
  isDestructive?: boolean;
  /** Its dialogs and errors. */
  children?: ReactNode;
}

const rowClass =
  'flex w-full min-h-16 items-center justify-between gap-4 py-3 text-left hover:bg-paper-2 md:px-3';

/** A row of a list: a link, a button, or a note without either. */
export function AccountRow({
  title,
  help,
  href,
  onPress,
  busyText,
  isDestructive = false,
  children,
}: AccountRowProps) {
  const isBusy = busyText !== undefined;
  const content = (
    <>
      <span className="min-w-0">
        <span className={`block font-[550] ${isDestructive ? 'text-clay' : ''}`}>
          {busyText ?? title}
        </span>
        <span className="block max-w-[60ch] text-1 text-ink-2">{help}</span>
      </span>
      {(href || onPress) && <Icon name="right" className="size-5 shrink-0 text-ink-2" />}
    </>
  );
  return (
    <li className="border-b border-rule">
      {href ? (
        <Link href={href} className={rowClass}>
          {content}
        </Link>
      ) : onPress ? (
        <button
          type="button"
          className={rowClass}
          aria-busy={isBusy}
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : onPress}
        >
          {content}
        </button>
      ) : (
        <div className="flex min-h-16 items-center py-3 md:px-3">{content}</div>
      )}
      {children}
    </li>
  );
}
