'use client';

import type { Control } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import type { SettingsInput } from '@/lib/contract/staff-settings';
import type { SettingsDraft } from '@/lib/dashboard/settings/settings-draft';
import { Panel } from '../panel';

interface GrievancePanelProps {
  control: Control<SettingsDraft, unknown, SettingsInput>;
}

export function GrievancePanel({ control }: GrievancePanelProps) {
  return (
    <Panel title="Grievance officer" id="grievance">
      <p className="mb-3 text-1 text-ink-2">
        Required by the Consumer Protection (E-Commerce) Rules, 2020. Your policies name this
        person.
      </p>
      <div className="form-grid">
        <TextField control={control} name="grievance_name" label="Name" maxLength={80} isOptional />
        <TextField
          control={control}
          name="grievance_hours"
          label="Hours"
          help="E.g. Monday to Saturday, 10 AM to 6 PM."
          maxLength={80}
          isOptional
        />
        <TextField control={control} name="grievance_phone" label="Phone" type="tel" isOptional />
        <TextField control={control} name="grievance_email" label="Email" type="email" isOptional />
      </div>
    </Panel>
  );
}
