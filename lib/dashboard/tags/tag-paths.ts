import { routes } from '../../routes';

export const tagsPath = `${routes.dashboard}/tags`;
