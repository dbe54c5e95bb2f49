import { useController } from 'react-hook-form';
import Link from 'next/link';
import { linkClass } from '@/components/ui/button-class';
import { featureNames, features, type Feature } from '@/lib/contract/features';
import type { SettingsControl } from '@/lib/dashboard/settings/settings-draft';
import { staffMenu } from '@/lib/contract/staff-area';
import { Panel } from '../panel';

export function FeaturesPanel({ control }: { control: SettingsControl }) {
  const { field } = useController({ control, name: 'switched_off' });
  const off = field.value ?? [];

  function change(name: Feature, isOn: boolean) {
    const rest = off.filter((other) => other !== name);
    field.onChange(isOn ? rest : [...rest, name]);
  }

  return (
    <Panel title="Features" id="features">
      <p className="mb-2 text-1 text-ink-2">
        Features you switch off disappear from the shop, the sitemap and the back office menu.
      </p>
      <ul className="grid gap-x-6 md:grid-cols-2">
        {featureNames.map((name) => (
          <li key={name}>
            <label className="flex min-h-11 items-start gap-3 py-2">
              <input
                type="checkbox"
                className="tick"
                checked={!off.includes(name)}
                onBlur={field.onBlur}
                onChange={({ target }) => change(name, target.checked)}
              />
              <span>
                {features[name].label}
                {features[name].help && (
                  <span className="block text-1 text-ink-2">{features[name].help}</span>
                )}
              </span>
            </label>
            {off.includes(name) && <OfficePage feature={name} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/* Existing sales and bookings are still handled. */
function OfficePage({ feature }: { feature: Feature }) {
  const page = staffMenu.flatMap(({ pages }) => pages).find((one) => one.feature === feature);
  if (!page) return null;
  return (
    <Link href={page.href} prefetch={false} className={`${linkClass} ml-8 text-1`}>
      Switched off. Manage existing records: {page.label}
    </Link>
  );
}
