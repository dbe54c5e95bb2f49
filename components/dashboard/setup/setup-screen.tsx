'use client';

import { useState } from 'react';
import { toastError } from '@/components/ui/toast';
import { errorMessage } from '@/lib/api/api-error';
import { send } from '@/lib/api/browser';
import { markStep, type SetupState, type FirstStep } from '@/lib/contract/staff-settings';
import { Panel } from '../panel';
import { DashboardHead } from '../dashboard-head';
import { DemoPanel } from './demo-panel';
import { Check } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { stepTexts } from '@/lib/dashboard/setup/step-texts';
import Link from 'next/link';
import { buttonClass, linkClass } from '@/components/ui/button-class';
import { routes } from '@/lib/platform/routes';

const further = [
  { href: '/dashboard/content/banners', label: 'Add a home page banner' },
  { href: '/dashboard/content/texts', label: 'Review your policies' },
  { href: '/dashboard/team', label: 'Invite colleagues' },
];

function OpenPanel() {
  return (
    <Panel title="Your shop is open">
      <p className="mb-4 text-ink-2">
        Customers can now find your shop, order and pay. Next steps:
      </p>
      <ul className="mb-4">
        {further.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} prefetch={false} className={`${linkClass} inline-block py-2`}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Link href={routes.home} className={buttonClass('second')}>
        View shop
      </Link>
    </Panel>
  );
}

interface FirstStepRowProps {
  number: number;
  name: FirstStep;
  isDone: boolean;
  onDone: () => void;
}

export function SetupScreen({ initial, isOwner }: { initial: SetupState; isOwner: boolean }) {
  const [setup, setSetup] = useState(initial);
  const left = setup.steps.filter(({ is_done: isDone }) => !isDone).length;

  async function tick(step: FirstStep) {
    try {
      setSetup((await send(markStep, { body: { step } })).data);
    } catch (error) {
      toastError(errorMessage(error));
    }
  }

  return (
    <>
      <DashboardHead
        title="Setup"
        lead={
          left === 0
            ? 'Setup complete. Your shop is open.'
            : `${left} of ${setup.steps.length} steps left. Do them in any order. You can continue any time.`
        }
      />
      <div className="two-sides">
        <Panel title="Steps">
          <ol>
            {setup.steps.map(({ name, is_done: isDone }, index) => (
              <FirstStepRow
                key={name}
                number={index + 1}
                name={name}
                isDone={isDone}
                onDone={() => tick(name)}
              />
            ))}
          </ol>
        </Panel>
        <div className="panels">
          {left === 0 && <OpenPanel />}
          {isOwner && (setup.has_demo || setup.can_load_demo) && (
            <DemoPanel hasDemo={setup.has_demo} onChanged={setSetup} />
          )}
        </div>
      </div>
    </>
  );
}

function FirstStepRow({ number, name, isDone, onDone }: FirstStepRowProps) {
  const { title, text, links, isKnown } = stepTexts[name];
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-b border-rule py-4 last:border-b-0">
      <span className="font-display text-4 text-ink-2" aria-hidden>
        {isDone ? <Check className="size-6 text-leaf-7" /> : number}
      </span>
      <div>
        <p className="font-[550]">
          {title}
          {isDone && <span className="font-normal text-leaf-7">, done</span>}
        </p>
        {!isDone && <p className="text-ink-2">{text}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-x-4">
          <StepLinks links={links} />
          {!isDone && !isKnown && (
            <Button kind="quiet" size="card" className="-mx-4" onClick={onDone}>
              Mark as done
            </Button>
          )}
        </p>
      </div>
    </li>
  );
}

function StepLinks({ links }: { links: readonly { href: string; label: string }[] }) {
  return links.map(({ href, label }) => (
    <Link key={href} href={href} prefetch={false} className={`${linkClass} inline-block py-2`}>
      {label}
    </Link>
  ));
}
