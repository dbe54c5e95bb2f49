import { fullPhone } from './phone';
import { tradeForms, type TradeKind } from './trade-form';

export function tradeBody(
  kind: TradeKind,
  checked: Record<string, unknown>,
  callingCode: string | undefined,
): Record<string, unknown> {
  const fields = Object.keys(tradeForms[kind].schema.fields).filter((name) => name !== 'recaptcha');
  const body = Object.fromEntries(fields.map((name) => [name, checked[name]]));
  return { ...body, phone_no: fullPhone(String(checked['phone_no'] ?? ''), callingCode) };
}
