import { routes } from '../../platform/routes';

export const packingPath = `${routes.dashboard}/packing`;
export const packPath = (orderId: string) => `${packingPath}/${orderId}`;
