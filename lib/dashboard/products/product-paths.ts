import { routes } from '../../platform/routes';

export const productsPath = `${routes.dashboard}/products`;
export const newProductPath = `${productsPath}/new`;
export const staffProductPath = (id: number): string => `${productsPath}/${id}`;
export const previewPath = (id: number): string => `${staffProductPath(id)}/preview`;
export const countPath = `${productsPath}/count`;
export const picturesBySkuPath = `${productsPath}/pictures`;
export const sizesPath = (id: number): string => `${staffProductPath(id)}/sizes`;
export const newComboPath = `${productsPath}/combos/new`;
export const familiesPath = `${productsPath}/families`;
export const familyListPath = (familyId: number): string => `${productsPath}?family=${familyId}`;
