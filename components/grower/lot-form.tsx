import { controlClass } from '@/components/form/control-class';
import { buttonClass } from '@/components/ui/button-class';
import { routes } from '@/lib/platform/routes';

export function LotForm({ className = '' }: { className?: string }) {
  return (
    <form action={routes.lots} className={`max-w-[26rem] ${className}`}>
      <label htmlFor="lot-number" className="font-[550]">
        Lot number
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          id="lot-number"
          name="number"
          required
          maxLength={200}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby="lot-number-help"
          className={`${controlClass(false)} min-w-[min(10rem,100%)] flex-1 basis-0`}
        />
        <button type="submit" className={buttonClass()}>
          Find lot
        </button>
      </div>
      <p id="lot-number-help" className="mt-1 text-1 text-ink-2">
        On the pack, near the best-before date
      </p>
    </form>
  );
}
