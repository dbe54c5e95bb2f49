import * as calls from '../../contract/stock-alert.ts';
import type { Limit } from '../http/rate-limit.ts';
import { route, type Router } from '../http/route.ts';
import { askForStockAlert } from '../services/stock-alert/stock-alerts.ts';

const message = 'Too many requests. Try again later.';
const byAddress: Limit = { name: 'stock-alert-address', points: 30, seconds: 3_600, message };
const byEmail: Limit = { name: 'stock-alert-email', points: 20, seconds: 86_400, message };

export function stockAlertRoutes(router: Router): void {
  const { limits } = router;
  route(router, calls.askForStockAlert, async ({ context, body, clientAddress, idParam }) => {
    const productId = idParam('id', 'Product');
    await limits.byAddress(byAddress, clientAddress);
    await limits.byContact(byEmail, body.email, clientAddress);
    await askForStockAlert(context, productId, body.email);
    return { message: 'We’ll email you when it’s back in stock' };
  });
}
