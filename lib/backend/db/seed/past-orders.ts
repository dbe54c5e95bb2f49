export interface PastOrder {
  /** E-mail address of the customer. */
  email: string;
  lines: { sku: string; quantity: number }[];
  /** History of the order; the last step is its current status. */
  steps: OrderStep[];
}

export interface OrderStep {
  status: 'Pending' | 'Confirmed' | 'Packed' | 'Shipped' | 'Delivered';
  daysAgo: number;
  /** `HH:mm` in India. */
  hour: string;
  note: string;
}

/**
 * One delivered order and one just placed: cash on delivery in Ahmedabad, so without shipping fee.
 */
export const pastOrders: PastOrder[] = [
  {
    email: 'asha@example.in',
    lines: [
      { sku: 'TU-0214', quantity: 1 },
      { sku: 'JE-0219', quantity: 1 },
      { sku: 'DL-0058', quantity: 2 },
    ],
    steps: [
      { status: 'Pending', daysAgo: 34, hour: '19:40', note: '' },
      { status: 'Confirmed', daysAgo: 33, hour: '10:05', note: 'Confirmed by telephone' },
      { status: 'Packed', daysAgo: 33, hour: '15:20', note: '' },
      { status: 'Shipped', daysAgo: 32, hour: '09:15', note: 'With our own rider' },
      { status: 'Delivered', daysAgo: 32, hour: '13:50', note: 'Paid in cash at the door' },
    ],
  },
  {
    email: 'asha@example.in',
    lines: [
      { sku: 'CH-0290', quantity: 2 },
      { sku: 'DL-0052', quantity: 1 },
    ],
    steps: [{ status: 'Pending', daysAgo: 1, hour: '20:10', note: '' }],
  },
];
