import type { ReactNode } from 'react';
import { linkClass } from '@/components/ui/button-class';
import { HaldiDot } from '@/components/ui/haldi-dot';
import { FormNotice } from '@/components/ui/form-notice';
import { PlantDrawing } from '@/components/ui/plant-drawing';
import type { LoginStart } from './login-step';
import { SignUpLink } from './sign-up-link';
import { TermsLinks } from './terms-links';

interface LoginPanelProps {
  headingId: string;
  start?: LoginStart;
  reason?: string | undefined;
  children: ReactNode;
  onLeave: () => void;
}

const blockLinkClass = `${linkClass} inline-flex min-h-11 items-center font-semibold`;

export function LoginPanel({ headingId, start, reason, children, onLeave }: LoginPanelProps) {
  const isPage = start !== undefined;
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className="@container">
      <div className="flex justify-between gap-4">
        <div>
          <Heading id={headingId} className="font-display text-5 font-medium">
            Log in
          </Heading>
          {reason ? (
            <p className="mt-2 flex items-baseline gap-2 text-3 font-[550]">
              <HaldiDot />
              {reason}
            </p>
          ) : (
            <p className="mt-2 max-w-[32ch] text-balance text-ink-2">
              Track orders, check out faster and keep your wishlist on every device.
            </p>
          )}
        </div>
        <PlantDrawing
          name="neem"
          className={`h-[6.25rem] w-auto @max-[15rem]:hidden ${isPage ? 'mr-2' : 'mr-11'}`}
        />
      </div>
      {start && (
        <div className="mt-4">
          <FormNotice notice={start.submittedForm} />
        </div>
      )}
      {children}
      <div className="mt-4 flex flex-wrap justify-between gap-x-6">
        <SignUpLink className={blockLinkClass} />
        <button type="button" onClick={onLeave} className={blockLinkClass}>
          Continue as guest
        </button>
      </div>
      <p className="mt-3 text-1 text-ink-2">
        By continuing, you agree to <TermsLinks />.
      </p>
    </div>
  );
}
