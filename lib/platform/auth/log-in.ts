import ky from 'ky';
import type { User } from 'next-auth';
import { cookies } from 'next/headers';
import { errorMessage } from '../../api/api-error';
import { callerHeaders } from '../../api/caller-headers';
import { readAnswer } from '../../api/read-answer';
import { refusalIn } from '../../api/refusal-in';
import { toApiError } from '../../api/to-api-error';
import type { BodyOf } from '../../contract/endpoint';
import { headerNames } from '../../contract/envelope';
import type { logInByLink, signIn, verifyOtp } from '../../contract/login';
import type { enterByOtp } from '../../contract/mobile-entry';
import { storefrontEnv } from '../../env';
import { deviceCookie, visitorCookie } from '../session/visitor-cookie';
import { writeLoginFailure } from '../session/login-failure';

type LoginCall = typeof verifyOtp | typeof signIn | typeof logInByLink | typeof enterByOtp;

/**
 * Logs in at the store API. The API merges the visitor's cart and wishlist into the customer's, so
 * the visitor id is deleted afterwards. Throws an Error with the store's code and message.
 */
export async function logIn<E extends LoginCall>(call: E, body: BodyOf<E>): Promise<User> {
  const jar = await cookies();
  const visitorId = jar.get(visitorCookie.name)?.value;
  const device = jar.get(deviceCookie.name)?.value;
  try {
    const text = await ky
      .post(`${storefrontEnv().storeApiUrl}${call.path}`, {
        json: body,
        headers: {
          ...(await callerHeaders()),
          ...(visitorId && { [headerNames.visitor]: visitorId }),
          ...(device && { [headerNames.device]: device }),
        },
        retry: 0,
        timeout: 20_000,
      })
      .text();
    const refused = refusalIn(text);
    if (refused) throw refused;
    const answer = readAnswer(call, text);
    jar.delete(visitorCookie.name);
    if (answer.device) await keepDevice(answer.device);
    const { data } = answer;
    return {
      id: String(data.id),
      storeToken: data.token,
      firstName: data.first_name,
      lastName: data.last_name,
      isStaff: data.is_staff || data.is_superuser,
    };
  } catch (error) {
    const refusal = await toApiError(error);
    const { device: confirmed } = refusal.body;
    if (refusal.code === 'password_required' && typeof confirmed === 'string') {
      await keepDevice(confirmed);
    }
    const message = errorMessage(refusal, 'Please try again later!');
    throw new Error(writeLoginFailure(refusal.code, message), { cause: error });
  }
}

async function keepDevice(device: string): Promise<void> {
  (await cookies()).set(deviceCookie.name, device, {
    ...deviceCookie.options,
    secure: storefrontEnv().siteUrl.startsWith('https://'),
  });
}
