'use client';

import { useState } from 'react';
import { gatewayLabel } from '@/lib/contract/providers';
import type { ProviderKeysState } from '@/lib/contract/staff-provider-keys';
import { DashboardHead } from '../dashboard-head';
import { ProviderPanel } from './provider-panel';

export function ServicesScreen({ state: first }: { state: ProviderKeysState }) {
  const [state, setState] = useState(first);
  return (
    <>
      <DashboardHead
        title="Connected services"
        lead="Keys for payments, email, SMS, captcha and couriers. They’re encrypted and never shown again. Changes apply within seconds."
      />
      <p className="mb-4" role="status">
        {gatewayText(state)}
      </p>
      <div className="panels">
        {state.providers.map((keys) => (
          <ProviderPanel
            key={keys.provider}
            keys={keys}
            takesPayments={state.gateway === keys.provider}
            canChoose={!state.is_gateway_of_server}
            onChanged={setState}
          />
        ))}
      </div>
    </>
  );
}

function gatewayText({ gateway, is_gateway_of_server, pays_online }: ProviderKeysState): string {
  if (gateway !== 'sandbox') {
    const by = is_gateway_of_server ? ' This is set on the server.' : '';
    return `New payments go through ${gatewayLabel(gateway)}.${by}`;
  }
  return pays_online
    ? 'This is a demo. Payments go through the sandbox and no money is charged.'
    : 'Customers can’t pay online yet. Enter the keys of a payment gateway.';
}
