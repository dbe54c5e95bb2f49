import { buildPath } from '../../contract/endpoint';
import { getLeadAttachment } from '../../contract/staff-lead';
import { routes } from '../../platform/routes';

export const leadsPath = `${routes.dashboard}/leads`;
export const leadPath = (id: number | string) => `${leadsPath}/${id}`;

export const attachmentPath = (id: number) => `/api/store${buildPath(getLeadAttachment, { id })}`;
