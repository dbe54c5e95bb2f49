import { routes } from '../../platform/routes';

export const brandsPath = `${routes.dashboard}/brands`;
export const newBrandPath = `${brandsPath}/new`;
export const brandPath = (id: number): string => `${brandsPath}/${id}`;
