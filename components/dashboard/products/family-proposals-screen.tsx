'use client';

import { useState } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { toastSuccess } from '@/components/ui/toast';
import { useWork } from '@/components/ui/use-work';
import { readLazily, sendLazily } from '@/lib/api/lazily';
import type { AnswerOf } from '@/lib/contract/endpoint';
import { acceptProposals, proposeFamilies, type ProposedFamily } from '@/lib/contract/staff-family';
import { productsPath, staffProductPath } from '@/lib/dashboard/paths';
import { DashboardHead } from '../dashboard-head';

type Proposals = Pick<AnswerOf<typeof proposeFamilies>, 'data' | 'more'>;

const proposalKey = ({ members }: ProposedFamily) => String(members[0]?.product_id);

export function FamilyProposalsScreen({ initial }: { initial: Proposals }) {
  const [found, setFound] = useState(initial);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const { isBusy, problem, run } = useWork();
  const chosen = found.data.filter((family) => !refused.has(proposalKey(family)));

  function toggle(key: string) {
    setRefused((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }

  const accept = () =>
    run(async () => {
      const families = chosen.map(({ name, axes, members }) => ({
        name,
        axes,
        members: members.map(({ product_id, options }) => ({ product_id, options })),
      }));
      const { message } = await sendLazily(acceptProposals, { body: { families } });
      toastSuccess(message);
      setFound(await readLazily<Proposals>(proposeFamilies.path));
    });

  return (
    <>
      <DashboardHead
        title="Find families"
        lead="Products of the same brand whose names differ only by size. Select those that belong together. You can edit each family later."
        above={{ label: 'Products', href: productsPath }}
      />
      {found.data.length === 0 ? (
        <p className="text-ink-2">
          No families found. You’ll see products of the same brand here when only the size in their
          names differs.
        </p>
      ) : (
        <>
          <ul className="proposals" aria-label="Proposed families">
            {found.data.map((family) => {
              const key = proposalKey(family);
              return (
                <li key={key}>
                  <label>
                    <input
                      type="checkbox"
                      checked={!refused.has(key)}
                      onChange={() => toggle(key)}
                    />
                    <span>
                      <strong>{family.name}</strong>
                      <small>
                        {family.brand_name}, {family.members.length} sizes
                      </small>
                    </span>
                  </label>
                  <ul>
                    {family.members.map((member) => (
                      <li key={member.product_id}>
                        <strong>{member.options.join(', ')}</strong>{' '}
                        <a
                          href={staffProductPath(member.product_id)}
                          target="_blank"
                          rel="noreferrer"
                        >
                          {member.name}
                        </a>{' '}
                        <small>{member.sku}</small>
                      </li>
                    ))}
                  </ul>
                </li>
              );
            })}
          </ul>
          <div className="save-bar" role="group" aria-label="Families">
            <p aria-live="polite">
              {chosen.length === 1 ? '1 family' : `${chosen.length} families`} selected
              {found.more && '. You’ll see more once these are created.'}
            </p>
            <FormProblem>{problem}</FormProblem>
            <Button
              size="card"
              disabled={chosen.length === 0}
              busyText={isBusy ? 'Creating' : undefined}
              onClick={() => void accept()}
            >
              Create families
            </Button>
          </div>
        </>
      )}
    </>
  );
}
