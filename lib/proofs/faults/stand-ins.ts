import { openBucketStandIn } from '../../backend/testing/bucket-stand-in.ts';
import { httpStandIn } from '../../backend/testing/http-stand-in.ts';
import { razorpayStandIn } from '../../backend/testing/razorpay-stand-in.ts';
import { faultProxy, type FaultProxy } from './fault-proxy.ts';

type Razorpay = Awaited<ReturnType<typeof razorpayStandIn>>;

/** Fake servers of the companies that a store relies on, each behind a proxy that can fail. */
export interface StandIns {
  razorpay: Razorpay;
  networks: Record<'gateway' | 'captcha' | 'bucket', FaultProxy>;
  settings: Record<string, string>;
  close: () => Promise<void>;
}

export async function startStandIns(draw: () => number): Promise<StandIns> {
  const razorpay = await razorpayStandIn();
  const bucket = await openBucketStandIn();
  // Google reports the action of a token; here the first word of the token is the action.
  const captcha = await httpStandIn(({ body }) => ({
    body: {
      success: true,
      score: 0.9,
      hostname: 'localhost',
      challenge_ts: new Date().toISOString(),
      action: new URLSearchParams(body).get('response')?.split(' ')[0],
    },
  }));
  const networks = {
    gateway: await faultProxy(razorpay.url, draw),
    captcha: await faultProxy(captcha.url, draw),
    bucket: await faultProxy(bucket.settings.endpoint, draw),
  };
  return {
    razorpay,
    networks,
    settings: {
      ...razorpay.settings,
      RAZORPAY_URL: networks.gateway.url,
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET_KEY: 'secret-key',
      RECAPTCHA_VERIFY_URL: `${networks.captcha.url}/siteverify`,
      S3_ENDPOINT: networks.bucket.url,
      S3_BUCKET: bucket.settings.bucket,
      S3_REGION: bucket.settings.region,
      S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
    },
    close: async () => {
      await Promise.all(Object.values(networks).map((network) => network.close()));
      await Promise.all([razorpay.close(), bucket.close(), captcha.close()]);
    },
  };
}
