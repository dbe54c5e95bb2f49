'use client';

import { useState } from 'react';
import { Stepper } from '@/components/ui/stepper';
import { State } from './state';

export function StepperSample() {
  const [count, setCount] = useState(2);
  return (
    <div className="book-states">
      <State name="rest">
        <Stepper label="Quantity" value={count} most={5} onChange={setCount} />
      </State>
      <State name="at its least">
        <Stepper label="Quantity, at its least" value={1} most={5} onChange={setCount} />
      </State>
      <State name="at its most">
        <Stepper label="Quantity, at its most" value={5} most={5} onChange={setCount} />
      </State>
      <State name="busy">
        <Stepper label="Quantity, busy" value={2} most={5} onChange={setCount} isBusy />
      </State>
      <State name="in a card">
        <Stepper label="Quantity, in a card" value={2} most={5} onChange={setCount} isSmall />
      </State>
    </div>
  );
}
