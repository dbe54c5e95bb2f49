'use client';

import { getStaffCustomer, type StaffCustomer } from '@/lib/contract/staff-customer';
import { customersPath } from '@/lib/dashboard/people/people-paths';
import { useShown } from '@/lib/dashboard/people/use-shown';
import { DashboardHead } from '../dashboard-head';
import { CustomerActions } from './customer-actions';
import { CustomerAddresses } from './customer-addresses';
import { ConsentsPanel } from '../consents-panel';
import { CustomerFacts } from './customer-facts';
import { CustomerMark } from './customer-mark';
import { CustomerMonths } from './customer-months';
import { CustomerNotes } from './customer-notes';
import { CustomerOrders } from './customer-orders';
import { CustomerWords } from './customer-words';

interface CustomerScreenProps {
  known: StaffCustomer;
  seesOrders: boolean;
}

export function CustomerScreen({ known, seesOrders }: CustomerScreenProps) {
  const { shown: customer, work } = useShown(getStaffCustomer, known);
  return (
    <>
      <DashboardHead
        title={`${customer.first_name} ${customer.last_name}`.trim() || customer.mobile_no}
        above={{ label: 'Customers', href: customersPath.path }}
        lead={
          <>
            <CustomerMark customer={customer} />
            {customer.company && <span className="block">{customer.company}</span>}
          </>
        }
      >
        {!customer.closed_at && <CustomerActions customer={customer} work={work} />}
      </DashboardHead>
      <div className="two-sides">
        <div className="panels">
          <CustomerOrders customer={customer} hasWayIn={seesOrders} />
          <CustomerNotes customer={customer} work={work} />
          <CustomerWords reviews={customer.reviews} />
        </div>
        <div className="panels">
          <CustomerFacts customer={customer} work={work} />
          <CustomerAddresses addresses={customer.addresses} />
          <CustomerMonths customer={customer} />
          <ConsentsPanel none="None are recorded." consents={customer.consents} />
        </div>
      </div>
    </>
  );
}
