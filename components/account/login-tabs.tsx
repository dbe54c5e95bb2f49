import { Mail, Smartphone } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { routes } from '@/lib/platform/routes';
import { deviceStore } from '@/lib/platform/session/safe-storage';
import { useStoredText, writeStored } from '@/lib/platform/session/stored-text';
import { forgetTypedNumber } from '@/lib/platform/session/typed-number';
import type { LoginStart } from './login-step';
import { MobileLogin, type LoginMethodProps } from './mobile-login';
import { logInHere } from '@/lib/platform/session/log-in';
import { PasswordStep, type PasswordDraft } from './password-step';
import { toRefusal } from './to-refusal';
import { LinkButton } from '@/components/ui/link-button';
import { OtpForm } from './otp-form';

const mobile = { step: 'mobile', name: 'Mobile', Icon: Smartphone, Form: MobileLogin } as const;
const email = { step: 'email', name: 'Email', Icon: Mail, Form: EmailLogin } as const;

const lastUsedKey = 'login-method';

interface LoginTabsProps {
  /** The page opens with email and password, the popup with the mobile number. */
  start?: LoginStart;
  onLoggedIn: () => void;
}

export function LoginTabs({ start, onLoggedIn }: LoginTabsProps) {
  const methods = start ? [email, mobile] : [mobile, email];
  const id = useId();
  const [chosen, setChosen] = useState(start?.step && start.step !== 'email' ? 1 : 0);
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const lastUsed = useStoredText(deviceStore, lastUsedKey);
  const { Form, step: chosenStep } = methods[chosen] ?? mobile;

  /* Another way begins with empty fields. */
  function choose(position: number) {
    forgetTypedNumber();
    setChosen(position);
  }

  function move(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: methods.length - 1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (chosen + step) % methods.length;
    choose(next);
    tabs.current[next]?.focus();
  }

  return (
    <>
      <form id={`${id}-ways`} action={routes.login()}>
        <input type="hidden" name="callbackUrl" value={start?.backTo ?? ''} />
      </form>
      <div
        role="tablist"
        aria-label="How to log in"
        onKeyDown={move}
        className="mt-5 grid grid-cols-2 border-b border-ink"
      >
        {methods.map(({ step, name, Icon }, position) => {
          const isChosen = position === chosen;
          return (
            <button
              key={name}
              ref={(tab) => {
                tabs.current[position] = tab;
              }}
              type="submit"
              form={`${id}-ways`}
              name="step"
              value={step}
              role="tab"
              id={`${id}-tab-${position}`}
              aria-selected={isChosen}
              aria-controls={`${id}-panel`}
              tabIndex={isChosen ? 0 : -1}
              onClick={(event) => {
                event.preventDefault();
                choose(position);
              }}
              className={`flex min-h-12 items-center justify-center gap-3 border-b-[3px] font-semibold ${isChosen ? 'border-turmeric' : 'border-transparent text-ink-2 hover:text-ink'}`}
            >
              <Icon className="size-5 @max-[15rem]:hidden" strokeWidth={1.5} aria-hidden />
              {name}
              {step === lastUsed && (
                <span
                  aria-hidden
                  className="rounded-control bg-leaf-1 px-1.5 text-tight text-leaf-9 @max-[20rem]:hidden"
                >
                  Last used
                </span>
              )}
            </button>
          );
        })}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${chosen}`}
        className="pt-5"
      >
        <Form
          key={chosen}
          start={start}
          onLoggedIn={() => {
            writeStored(deviceStore(), lastUsedKey, chosenStep);
            onLoggedIn();
          }}
        />
      </div>
    </>
  );
}

function EmailLogin({ start, onLoggedIn }: LoginMethodProps) {
  const [draft, setDraft] = useState<PasswordDraft>({
    email: start?.submittedForm?.values['email'] ?? '',
    password: '',
  });
  const [secondStep, setSecondStep] = useState<{ message: string; isApp: boolean }>();

  async function logIn(sent: PasswordDraft, recaptcha: string | undefined) {
    try {
      await logInHere({ provider: 'password', ...sent, ...(recaptcha && { recaptcha }) });
      onLoggedIn();
    } catch (error) {
      const { code, message } = toRefusal(error);
      const isApp = code === 'app_code_required';
      if (!isApp && code !== 'otp_required') throw error;
      setDraft(sent);
      setSecondStep({ message, isApp });
    }
  }

  if (secondStep === undefined)
    return <PasswordStep known={draft} start={start} onSubmit={logIn} />;
  return (
    <StaffStep
      draft={draft}
      help={secondStep.message}
      isApp={secondStep.isApp}
      onLoggedIn={onLoggedIn}
      onBack={() => setSecondStep(undefined)}
    />
  );
}

interface StaffStepProps {
  draft: PasswordDraft;
  help: string;
  /** Asks for a code of an authenticator app. */
  isApp: boolean;
  onLoggedIn: () => void;
  onBack: () => void;
}

function StaffStep({ draft, help, isApp, onLoggedIn, onBack }: StaffStepProps) {
  async function logIn(otp: string, recaptcha: string | undefined) {
    await logInHere({ provider: 'password', ...draft, otp, ...(recaptcha && { recaptcha }) });
    onLoggedIn();
  }

  /* Sending the password without an OTP triggers another OTP. */
  async function sendAnother(recaptcha: string | undefined) {
    try {
      await logInHere({ provider: 'password', ...draft, ...(recaptcha && { recaptcha }) });
      onLoggedIn();
    } catch (error) {
      if (toRefusal(error).code !== 'otp_required') throw error;
    }
  }

  return (
    <OtpForm
      help={help}
      button="Log in"
      busyText="Logging in"
      onOtp={logIn}
      resend={isApp ? undefined : sendAnother}
    >
      <LinkButton onClick={onBack}>Back</LinkButton>
    </OtpForm>
  );
}
