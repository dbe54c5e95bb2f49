import type { DeliveryZone, StaffSettings } from '@/lib/contract/staff-settings';
import { DashboardHead } from '../dashboard-head';
import { ConnectionsPanel } from './connections-panel';
import { LogoPanel } from './logo-panel';
import { SettingsForm } from './settings-form';
import { ZonePanel } from './zone-panel';

interface SettingsScreenProps {
  settings: StaffSettings;
  zones: DeliveryZone[];
}

export function SettingsScreen({ settings, zones }: SettingsScreenProps) {
  return (
    <>
      <DashboardHead
        title="Settings"
        lead="Who the shop is. Every page, mail and invoice says it within seconds of your saving it."
      />
      <div className="two-sides">
        <SettingsForm settings={settings} />
        <div className="panels">
          <LogoPanel logo={settings.logo} name={settings.name} />
          <ZonePanel zones={zones} />
          <ConnectionsPanel connections={settings.connections} />
        </div>
      </div>
    </>
  );
}
