export interface PastOrder {
  /** Whose it is, by e-mail address. */
  email: string;
  lines: { sku: string; quantity: number }[];
  /** What has happened to it so far; the last step is where it stands. */
  steps: OrderStep[];
}

export interface OrderStep {
  status: 'Pending' | 'Confirmed' | 'Packed' | 'Shipped' | 'Delivered';
  daysAgo: number;
  /** `HH:mm` in India. */
  hour: string;
  note: string;
}

/** One that has come and one just placed: cash on delivery within Ahmedabad, so without shipping. */
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
