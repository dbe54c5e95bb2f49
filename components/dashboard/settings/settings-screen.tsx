import type { Courier } from '@/lib/contract/staff-courier';
import type { DeliveryZone, StaffSettings } from '@/lib/contract/staff-settings';
import { DashboardHead } from '../dashboard-head';
import { ConnectionsPanel } from './connections-panel';
import { CourierPanel } from './courier-panel';
import { LogoPanel } from './logo-panel';
import { SettingsForm } from './settings-form';
import { ZonePanel } from './zone-panel';

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
        lead="Name, address, delivery and payment. Changes reach pages, emails and invoices within seconds."
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
