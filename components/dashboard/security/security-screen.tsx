'use client';

import { useState } from 'react';
import { useOwnerProof } from '@/components/account/use-owner-proof';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { useWork } from '@/components/ui/use-work';
import { send } from '@/lib/api/browser';
import type { AnswerOf } from '@/lib/contract/endpoint';
import {
  chooseSecondStep,
  confirmAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
  type SecondStep,
  type StaffSecurity,
} from '@/lib/contract/staff-security';
import { secondStepTexts } from '@/lib/dashboard/team/second-step-texts';
import { ShownOnce } from '../connections/shown-once';
import { DashboardHead } from '../dashboard-head';
import { Panel } from '../panel';
import { AppSetup } from './app-setup';

export function SecurityScreen({ known }: { known: StaffSecurity }) {
  const [security, setSecurity] = useState(known);
  const [newApp, setNewApp] = useState<AnswerOf<typeof startAuthenticator>>();
  const [codes, setCodes] = useState<string[]>([]);
  const { isBusy, problem, run } = useWork();
  const { withProof, dialog } = useOwnerProof();
  const { second_step: current, choices, recovery_codes_left: codesLeft } = security;
  const isApp = current === 'app';

  function show(state: StaffSecurity, shownCodes: string[] = []) {
    setSecurity(state);
    setNewApp(undefined);
    setCodes(shownCodes);
  }
  const choose = (step: SecondStep) =>
    run(async () => {
      if (step === 'app') setNewApp(await withProof(() => send(startAuthenticator)));
      else {
        const body = { second_step: step };
        show((await withProof(() => send(chooseSecondStep, { body }))).data);
      }
    });
  async function confirm(otp: string) {
    const answer = await withProof(() => send(confirmAuthenticator, { body: { otp } }));
    show(answer.data, answer.recovery_codes);
  }
  const renew = () =>
    run(async () => {
      const answer = await withProof(() => send(renewRecoveryCodes));
      show(answer.data, answer.recovery_codes);
    });

  return (
    <>
      <DashboardHead
        title="Security"
        lead="Protect your account with a second step after your password."
      />
      <div className="two-sides">
        <Panel title="Two-step verification">
          <ul>
            {(['app', ...choices] as const).map((step) => (
              <li
                key={step}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-3 last:border-b-0"
              >
                <div className="min-w-0 basis-56 grow">
                  <p className="font-[550]">{secondStepTexts[step].name}</p>
                  <p className="text-1 text-ink-2">{secondStepTexts[step].help}</p>
                </div>
                {step === current ? (
                  <span className="font-[550] text-leaf-7">In use</span>
                ) : (
                  <Button
                    kind="second"
                    size="card"
                    disabled={isBusy}
                    onClick={() => choose(step)}
                    aria-label={`${step === 'app' ? 'Set up' : 'Use'}: ${secondStepTexts[step].name}`}
                  >
                    {step === 'app' ? 'Set up' : 'Use'}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <FormProblem>{problem}</FormProblem>
        </Panel>
        <div className="grid content-start gap-6">
          {newApp && <AppSetup app={newApp} onCode={confirm} />}
          {isApp && (
            <Panel title="Recovery codes">
              <p>
                If you lose your phone, use a recovery code instead of the app. Each code works
                once. {codesLeft === 1 ? '1 code' : `${codesLeft} codes`} left.
              </p>
              {codes.length > 0 && (
                <div className="mt-4">
                  <ShownOnce name="Recovery codes" text={codes.join('\n')} />
                </div>
              )}
              <Button kind="second" className="mt-4" disabled={isBusy} onClick={renew}>
                Get new codes
              </Button>
            </Panel>
          )}
        </div>
      </div>
      {dialog}
    </>
  );
}
