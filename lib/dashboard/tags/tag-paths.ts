import { routes } from '../../platform/routes';

export const tagsPath = `${routes.dashboard}/tags`;
