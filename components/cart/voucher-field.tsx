import { useEffect, useRef, useState, type FormEvent } from 'react';
import { controlClass } from '@/components/form/control-class';
import { FieldFrame } from '@/components/form/field-frame';
import { formAddress } from '@/lib/platform/form-posts/form-address';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Icon } from '@/components/ui/icon';
import { useVoucherBox } from './use-voucher-box';

export interface AppliedVoucher {
  code: string;
  name: string;
  typed: string;
  says: string;
}

interface VoucherFieldProps {
  label: string;
  applied: AppliedVoucher | null;
  news?: string | undefined;
  isReady: boolean;
  /** Path to return to without scripts. */
  backTo: string;
  isOnlyVoucher: boolean;
  isFresh?: boolean;
  onApplied?: () => void;
}

export function VoucherField(props: VoucherFieldProps) {
  const {
    label,
    applied,
    news,
    isReady,
    backTo,
    isOnlyVoucher,
    isFresh = false,
    onApplied,
  } = props;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isEditing, setIsEditing] = useState(false);
  const { apply, clear, working, problem } = useVoucherBox(news);
  const isLocked = applied !== null && !isEditing;
  useEffect(() => {
    // Input typed before hydration.
    if (field.current && !field.current.readOnly) setTyped(field.current.value);
  }, []);
  useEffect(() => {
    if (isFresh) field.current?.focus();
  }, [isFresh]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLocked || working) return;
    if (await apply(typed)) {
      setIsEditing(false);
      onApplied?.();
    }
    field.current?.focus();
  }
  function edit() {
    setTyped(applied?.typed ?? '');
    setIsEditing(true);
    field.current?.focus();
  }
  async function takeOff() {
    if (await clear(isOnlyVoucher ? undefined : applied?.code)) {
      setTyped('');
      setIsEditing(false);
    }
    field.current?.focus();
  }

  return (
    <form noValidate method="post" action={formAddress('voucher')} onSubmit={submit}>
      <input type="hidden" name="back" value={backTo} />
      <FieldFrame label={label} error={problem}>
        {({ 'aria-required': _, ...ties }) => (
          <div className="flex flex-wrap gap-2">
            <span className="relative min-w-[min(100%,9rem)] flex-1">
              <input
                {...ties}
                ref={field}
                name="voucher_code"
                value={isLocked ? applied.code : typed}
                readOnly={isLocked}
                disabled={!isReady}
                maxLength={40}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                onChange={({ target }) => setTyped(target.value)}
                // The form's only button would take the voucher off.
                onKeyDown={(event) => {
                  if (isLocked && event.key === 'Enter') event.preventDefault();
                }}
                className={`${controlClass(problem !== undefined)} ${isLocked ? 'pr-10' : ''}`}
              />
              {isLocked && (
                <Icon
                  name="check"
                  className="pointer-events-none absolute top-3.5 right-3 size-5 text-leaf-7"
                />
              )}
            </span>
            {isLocked ? (
              <Button
                type="submit"
                formAction={formAddress('remove-voucher')}
                kind="second"
                aria-label={`Remove ${called(applied)}`}
                busyText={working === 'clearing' ? 'Removing' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  void takeOff();
                }}
              >
                Remove
              </Button>
            ) : (
              <Button
                type="submit"
                kind="second"
                disabled={!isReady}
                busyText={working === 'applying' ? 'Applying' : undefined}
              >
                Apply
              </Button>
            )}
          </div>
        )}
      </FieldFrame>
      <div role="status">
        {problem && <span className="sr-only">{problem}</span>}
        {isLocked && (
          <p className="flex flex-wrap items-center gap-x-4 text-1">
            <span className="font-[550] text-leaf-7">{applied.says}</span>
            <LinkButton onClick={edit}>Edit</LinkButton>
          </p>
        )}
      </div>
      {isEditing && applied && (
        <p className="flex flex-wrap gap-x-4 text-1">
          <LinkButton
            onClick={() => {
              setIsEditing(false);
              field.current?.focus();
            }}
          >
            Keep {applied.name}
          </LinkButton>
          <LinkButton onClick={() => void takeOff()}>Remove</LinkButton>
        </p>
      )}
    </form>
  );
}

function called({ code, name }: AppliedVoucher): string {
  return name === code ? `coupon ${code}` : name.toLowerCase();
}
