'use client';

import { formatMobile } from '@/lib/contract/format-mobile';
import { getStaffCustomer, type StaffCustomer } from '@/lib/contract/staff-customer';
import { customersPath, reviewsPath, membersPath } from '@/lib/dashboard/paths';
import { useShown } from '@/lib/dashboard/people/use-shown';
import { DashboardHead } from '../dashboard-head';
import { CustomerActions } from './customer-actions';
import { ConsentsPanel } from '../consents-panel';
import { CustomerFacts } from './customer-facts';
import { CustomerMark } from './customer-mark';
import { CustomerNotes } from './customer-notes';
import { CustomerOrders } from './customer-orders';
import { Panel } from '../panel';
import { Stars } from '@/components/ui/stars';
import { formatDate } from '@/lib/format/date';
import { StateMark } from '../state-mark';
import { monthStateLabels } from '@/lib/dashboard/people/member-labels';
import { TextLink } from '../text-link';

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
          <CustomerOrders customer={customer} canOpenOrders={seesOrders} />
          <CustomerNotes customer={customer} work={work} />
          <CustomerReviews reviews={customer.reviews} />
        </div>
        <div className="panels">
          <CustomerFacts customer={customer} work={work} />
          <CustomerAddresses addresses={customer.addresses} />
          <CustomerMonths customer={customer} />
          <ConsentsPanel none="No consents recorded." consents={customer.consents} />
        </div>
      </div>
    </>
  );
}

function CustomerAddresses({ addresses }: Pick<StaffCustomer, 'addresses'>) {
  return (
    <Panel title="Addresses">
      {addresses.length === 0 ? (
        <p className="text-ink-2">No addresses saved.</p>
      ) : (
        <ul className="people-rows">
          {addresses.map((one) => (
            <li key={one.id}>
              <address className="is-wide not-italic">
                {one.full_name}
                {one.is_default && ' (default)'}
                <small>
                  {[one.address_line_1, one.address_line_2, one.landmark]
                    .filter(Boolean)
                    .join(', ')}
                </small>
                <small>
                  {one.city_obj.name} {one.postal_code}, {one.state_obj.name}
                </small>
                <small>{formatMobile(one.mobile)}</small>
              </address>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function CustomerReviews({ reviews }: Pick<StaffCustomer, 'reviews'>) {
  if (reviews.length === 0) return null;
  return (
    <Panel title="Reviews">
      <ul className="people-rows">
        {reviews.map(({ id, product, rating, text, published_at, is_hidden }) => (
          <li key={id}>
            <span className="people-words">
              <TextLink
                href={`${reviewsPath.path}?${new URLSearchParams({ search: product.name }).toString()}`}
              >
                {product.name}
              </TextLink>
              {text && <span className="block">{text}</span>}
              <small>
                {formatDate(published_at)} {is_hidden && <StateMark mood="bad">Hidden</StateMark>}
              </small>
            </span>
            <Stars rating={rating} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function CustomerMonths({ customer }: { customer: StaffCustomer }) {
  const { id, months, closed_at } = customer;
  const isShown = months.length > 0 || !closed_at;
  return (
    <Panel
      title="Membership"
      actions={
        isShown && (
          <TextLink href={membersPath.one(id)}>
            {months.length === 0 ? 'Add free month' : 'View membership'}
          </TextLink>
        )
      }
    >
      {months.length === 0 ? (
        <p className="text-ink-2">Not a member yet.</p>
      ) : (
        <ul className="people-rows">
          {months.map(({ id: monthId, starts_at, ends_at, state, is_gift }) => (
            <li key={monthId}>
              <span>
                {formatDate(starts_at)} to {formatDate(ends_at)}
                <small>{is_gift ? 'Free, from the shop' : 'Paid'}</small>
              </span>
              <StateMark mood={monthStateLabels[state].mood}>
                {monthStateLabels[state].label}
              </StateMark>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
