import type { TaskName } from '../../contract/staff-today';

interface TaskLink {
  labels: [one: string, several: string];
  href: string;
  isUrgent?: boolean;
}

const orders = (query: string) => `/dashboard/orders?${query}`;

export const taskLinks: Record<TaskName, TaskLink> = {
  uploads_nearly_full: {
    labels: [
      'upload limit nearly reached (UPLOADS_MB, STAFF_UPLOADS_MB)',
      'upload limits nearly reached (UPLOADS_MB, STAFF_UPLOADS_MB)',
    ],
    href: '/dashboard/settings',
    isUrgent: true,
  },
  paid_elsewhere: {
    labels: ['order with a payment to review', 'orders with a payment to review'],
    href: orders('concern=paid_elsewhere'),
    isUrgent: true,
  },
  payments_flagged: {
    labels: ['payment to review', 'payments to review'],
    href: '/dashboard/payments?state=flagged',
    isUrgent: true,
  },
  refunds_by_hand: {
    labels: ['manual refund to make', 'manual refunds to make'],
    href: '/dashboard/payments/refunds',
    isUrgent: true,
  },
  to_be_called: {
    labels: ['COD order to confirm by phone', 'COD orders to confirm by phone'],
    href: orders('concern=to_be_called'),
  },
  to_pack: { labels: ['order to pack', 'orders to pack'], href: '/dashboard/packing' },
  to_send: { labels: ['order to ship', 'orders to ship'], href: '/dashboard/packing' },
  returns_to_decide: {
    labels: ['return request to review', 'return requests to review'],
    href: orders('concern=return_to_decide'),
  },
  returns_to_settle: {
    labels: ['return to close', 'returns to close'],
    href: orders('status=Returned'),
  },
  talks_today: {
    labels: ['appointment today', 'appointments today'],
    href: '/dashboard/appointments',
  },
  appointments_changed: {
    labels: [
      'appointment booked, moved or cancelled in the last 24 hours',
      'appointments booked, moved or cancelled in the last 24 hours',
    ],
    href: '/dashboard/appointments',
  },
  no_vaidya: {
    labels: [
      'upcoming appointment, and no one has the Vaidya permission',
      'upcoming appointments, and no one has the Vaidya permission',
    ],
    href: '/dashboard/team',
  },
  leads_new: { labels: ['new enquiry', 'new enquiries'], href: '/dashboard/leads?status=new' },
  reviews_new: { labels: ['new review', 'new reviews'], href: '/dashboard/reviews?state=new' },
  questions_new: {
    labels: ['product question to answer', 'product questions to answer'],
    href: '/dashboard/questions?state=new',
  },
  out_of_stock: {
    labels: ['product out of stock', 'products out of stock'],
    href: '/dashboard/products?sale=on&stock=out',
  },
  low_stock: {
    labels: ['product low on stock', 'products low on stock'],
    href: '/dashboard/products?sale=on&stock=low',
  },
  searches_in_vain: {
    labels: ['search without results', 'searches without results'],
    href: '/dashboard/content/search',
  },
};

export function taskText(name: TaskName, count: number, more: boolean): string {
  const [one, several] = taskLinks[name].labels;
  if (more) return `${count.toLocaleString('en-IN')}+ ${several}`;
  return `${count.toLocaleString('en-IN')} ${count === 1 ? one : several}`;
}
