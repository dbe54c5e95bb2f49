import { routes } from '../../platform/routes';

export const diaryPath = `${routes.dashboard}/appointments`;
export const hoursPath = `${diaryPath}/hours`;
export const weekPath = (monday: string) => `${diaryPath}?week=${monday}`;
export const appointmentPath = (id: number | string) => `${diaryPath}/${id}`;
