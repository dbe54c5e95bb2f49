import { routes } from '../../platform/routes';

export const productsPath = `${routes.dashboard}/products`;
export const newProductPath = `${productsPath}/new`;
export const staffProductPath = (id: number): string => `${productsPath}/${id}`;
