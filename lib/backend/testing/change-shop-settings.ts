import { getSettings, settingsInput } from '../../contract/staff-settings.ts';
import type { Answer, TestStore } from './test-store.ts';

/** Changes shop settings as staff: sends all settings, with these new values. */
export async function changeShopSettings(
  store: TestStore,
  token: string,
  changes: object,
): Promise<Answer> {
  const { body } = await store.call('GET', '/staff/settings/', { token });
  const { data } = await getSettings.answer.validate(body, { strict: true });
  const input = settingsInput.cast(data, { stripUnknown: true });
  return store.call('PATCH', '/staff/settings/', { token, body: { ...input, ...changes } });
}
