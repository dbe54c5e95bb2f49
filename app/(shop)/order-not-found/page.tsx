import type { Metadata } from 'next';
import OrderNotFound from '../../(account)/orders/[orderId]/not-found';
import '../../all-parts.css';

export const metadata: Metadata = { title: 'Order Not Found' };

/* Sent in the place of a missing order, whole; Next's own answer is bare until scripts fill it. */

export default OrderNotFound;
