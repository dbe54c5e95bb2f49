import { partnerCalled } from './signals.ts';
import { inSpan } from './tracer.ts';

export type Partner = 'payment' | 'courier' | 'sms' | 'mail' | 'captcha';

/** Runs a call to another company's server and tells how long it took and whether it failed. */
export async function askPartner<T>(partner: Partner, ask: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const tell = (hasFailed: boolean) =>
    partnerCalled.tell({ partner, hasFailed, seconds: (performance.now() - start) / 1_000 });
  try {
    const answer = await inSpan(`ask ${partner}`, { kind: 'client' }, ask);
    tell(false);
    return answer;
  } catch (error) {
    tell(true);
    throw error;
  }
}
