import type { Courier } from '@/lib/contract/staff-courier';
import type { DeliveryZone, StaffSettings, Connection } from '@/lib/contract/staff-settings';
import { DashboardHead } from '../dashboard-head';
import { CourierPanel } from './courier-panel';
import { LogoPanel } from './logo-panel';
import { SettingsForm } from './settings-form';
import { ZonePanel } from './zone-panel';
import Link from 'next/link';
import { Panel } from '../panel';
import { StateMark } from '../state-mark';

interface SettingsScreenProps {
  settings: StaffSettings;
  zones: DeliveryZone[];
  couriers: Courier[];
}

export function SettingsScreen({ settings, zones, couriers }: SettingsScreenProps) {
  return (
    <>
      <DashboardHead
        title="Settings"
        lead="Name, address, delivery and payments. Changes apply to pages, emails and invoices within seconds."
      />
      <div className="two-sides">
        <SettingsForm settings={settings} />
        <div className="panels">
          <LogoPanel logo={settings.logo} name={settings.name} />
          <ZonePanel zones={zones} />
          <CourierPanel couriers={couriers} />
          <ConnectionsPanel connections={settings.connections} />
        </div>
      </div>
    </>
  );
}

function ConnectionsPanel({ connections }: { connections: Connection[] }) {
  return (
    <Panel title="Connections" id="connections">
      <ul>
        {connections.map(({ name, value, is_real: isReal, settings }) => (
          <li key={name} className="border-b border-rule py-2.5 last:border-b-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-[550]">{name}</span>
              <StateMark mood={isReal ? 'good' : 'waits'}>{value}</StateMark>
            </p>
            {!isReal && (
              <p className="text-1 text-ink-2">
                Set <code>{settings}</code> in the server settings.
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3">
        Owners can enter and test keys in <Link href="/dashboard/services">Connected services</Link>
        .
      </p>
    </Panel>
  );
}
