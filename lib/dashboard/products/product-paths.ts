import { routes } from '../../platform/routes';

export const productsPath = `${routes.dashboard}/products`;
export const newProductPath = `${productsPath}/new`;
export const staffProductPath = (id: number): string => `${productsPath}/${id}`;
export const previewPath = (id: number): string => `${staffProductPath(id)}/preview`;
export const countPath = `${productsPath}/count`;
export const picturesBySkuPath = `${productsPath}/pictures`;
