'use client';

import { useState } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { useWork } from '@/components/ui/use-work';
import { readLazily } from '@/lib/api/lazily';
import type { AnswerOf } from '@/lib/contract/endpoint';
import { findOrderCustomer, type OrderCustomer } from '@/lib/contract/staff-order-new';
import { ordersPath } from '@/lib/dashboard/paths';
import { DashboardHead } from '../dashboard-head';
import { Panel } from '../panel';
import { NewOrderForm } from './new-order-form';
import { Typed } from './typed';

export function NewOrderScreen({ countryId }: { countryId: number }) {
  const [mobile, setMobile] = useState('');
  const [found, setFound] = useState<{ mobile: string; customer: OrderCustomer | null }>();
  const { isBusy, problem, run } = useWork();

  const find = () =>
    run(async () => {
      setFound(undefined);
      const query = new URLSearchParams({ mobile }).toString();
      const path = `${findOrderCustomer.path}?${query}`;
      const { data } = await readLazily<AnswerOf<typeof findOrderCustomer>>(path);
      setFound({ mobile, customer: data });
    });

  return (
    <>
      <DashboardHead
        title="New order"
        above={{ label: 'Orders', href: ordersPath }}
        lead="Place an order for a customer who calls or messages on WhatsApp."
      />
      <div className="panels">
        <Panel title="Customer">
          <form
            className="flex flex-wrap items-end gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              void find();
            }}
          >
            <Typed label="Mobile number" value={mobile} maxLength={16} onChange={setMobile} />
            <Button type="submit" kind="second" busyText={isBusy ? 'Searching' : undefined}>
              Find customer
            </Button>
          </form>
          <FormProblem>{problem}</FormProblem>
          {found && <p role="status">{describeCustomer(found.customer)}</p>}
        </Panel>
        {found && (
          <NewOrderForm
            key={found.mobile}
            mobile={found.mobile}
            customer={found.customer}
            countryId={countryId}
          />
        )}
      </div>
    </>
  );
}

function describeCustomer(customer: OrderCustomer | null): string {
  if (!customer) return 'No account with this number. We’ll create one with the order.';
  const { first_name, last_name, order_count, is_elite } = customer;
  return [
    `${first_name} ${last_name}`.trim(),
    order_count === 1 ? '1 order' : `${order_count} orders`,
    is_elite && 'Member',
  ]
    .filter(Boolean)
    .join(', ');
}
