import { solveChallengeWorkers } from 'altcha-lib/v1';
import { readChallenge, readSiteKey, type CaptchaAction } from '@/lib/api/captcha';

export type ExecuteRecaptcha = (action: string) => Promise<string>;

const patienceMs = 60_000;
const maxWorkers = 4;

/**
 * Returns a token of the captcha that the store uses. `openGoogle` loads reCAPTCHA if needed.
 * Rejects if there is no token.
 */
export async function takeToken(
  action: CaptchaAction,
  openGoogle: (siteKey: string) => Promise<ExecuteRecaptcha>,
): Promise<string> {
  return withinPatience(async () => {
    const siteKey = await readSiteKey();
    if (siteKey === null) return solveAltcha(action);
    return (await openGoogle(siteKey))(action);
  });
}

async function withinPatience(take: () => Promise<string>): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The captcha took too long')), patienceMs);
  });
  return Promise.race([take(), late]).finally(() => clearTimeout(timer));
}

async function solveAltcha(action: CaptchaAction): Promise<string> {
  const { algorithm, challenge, maxnumber, salt, signature } = await readChallenge(action);
  const solution = await new Promise<{ number: number } | null>((resolve, reject) => {
    const makeWorker = () => {
      const worker = new Worker(new URL('./altcha-worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('error', () =>
        reject(new Error('The captcha could not be worked out')),
      );
      return worker;
    };
    const workers = Math.min(maxWorkers, navigator.hardwareConcurrency || 1);
    solveChallengeWorkers(makeWorker, workers, challenge, salt, algorithm, maxnumber).then(
      resolve,
      reject,
    );
  });
  if (!solution) throw new Error('The captcha has no solution');
  return btoa(JSON.stringify({ algorithm, challenge, number: solution.number, salt, signature }));
}
