'use client';

import { useState } from 'react';
import { Chip } from '@/components/ui/chip';

const amounts = ['₹500', '₹1,000', '₹2,500'];

export function ChipSample() {
  const [chosen, setChosen] = useState('₹1,000');
  const [filters, setFilters] = useState(['Sugar Free', 'Powder']);
  return (
    <>
      <div role="group" aria-label="Amount" className="book-row">
        {amounts.map((amount) => (
          <Chip key={amount} isChosen={amount === chosen} onPress={() => setChosen(amount)}>
            {amount}
          </Chip>
        ))}
      </div>
      <div role="group" aria-label="Filters" className="book-row">
        {filters.map((filter) => (
          <Chip
            key={filter}
            onRemove={() => setFilters(filters.filter((other) => other !== filter))}
          >
            {filter}
          </Chip>
        ))}
      </div>
    </>
  );
}
