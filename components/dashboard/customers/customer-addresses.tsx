import type { StaffCustomer } from '@/lib/contract/staff-customer';
import { Panel } from '../panel';

export function CustomerAddresses({ addresses }: Pick<StaffCustomer, 'addresses'>) {
  return (
    <Panel title="Addresses">
      {addresses.length === 0 ? (
        <p className="text-ink-2">None.</p>
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
                <small>{one.mobile}</small>
              </address>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
