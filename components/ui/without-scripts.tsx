import { routes } from '@/lib/platform/routes';
import { linkClass } from './button-class';

/** Shown in browsers without scripts, in the place of what needs them: `to="return items"`. */
export function WithoutScripts({ to, className = '' }: { to: string; className?: string }) {
  return (
    <noscript>
      <p className={`max-w-[60ch] text-1 text-ink-2 ${className}`}>
        You need JavaScript to {to}. Without it, please{' '}
        <a href={routes.contactUs} className={linkClass}>
          contact us
        </a>
        .
      </p>
    </noscript>
  );
}
