import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { captchaActions, getCaptchaChallenge, type CaptchaAction } from '../../contract/captcha.ts';
import { usedTokens } from '../db/schema/running.ts';
import { cleanUp } from '../jobs/clean-up.ts';
import { requireHuman } from '../services/captcha/require-human.ts';
import { minWork, maxWork } from '../services/captcha/issue-challenge.ts';
import { testNow } from '../testing/clock.ts';
import { solveCaptcha } from '../testing/solve-captcha.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1000);
const read = (token: string) =>
  JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Record<string, unknown>;
const write = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

describe('ALTCHA', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore();
  });
  afterAll(() => store.close());
  beforeEach(() => store.setNow(testNow));

  const verify = (token: string, action: CaptchaAction = 'sign_up') =>
    requireHuman(store.context, { token, action }).then(
      () => 'a person',
      (error: Error) => error.message,
    );
  const refusal = 'Please verify you are not a robot.';

  it('gives a challenge that no other equals', async () => {
    const answers = await Promise.all([1, 2].map(() => store.call('GET', '/captcha/challenge')));
    const [one, two] = await Promise.all(
      answers.map(({ body }) => getCaptchaChallenge.answer.validate(body, { strict: true })),
    );
    expect(one).toMatchObject({ algorithm: 'SHA-256', maxnumber: 50_000 });
    expect(one?.challenge).not.toBe(two?.challenge);
    expect(one?.salt).toMatch(/[?&]expires=\d+&/);
  });

  it('takes a solved one once', async () => {
    const token = await solveCaptcha(store);
    expect(await verify(token)).toBe('a person');
    expect(await verify(token)).toBe(refusal);
  });

  it('takes it once where it comes twenty times at once, however it is written', async () => {
    const token = await solveCaptcha(store);
    const { algorithm, challenge, number, salt, signature } = read(token);
    const spellings = [
      token,
      write({ signature, salt, number, challenge, algorithm, took: 5 }),
      ` ${token}\n`,
    ];
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => verify(spellings[n % spellings.length] ?? token)),
    );
    expect(outcomes.filter((outcome) => outcome === 'a person')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === refusal)).toHaveLength(19);
  });

  it('takes it for three minutes', async () => {
    const [early, late] = [await solveCaptcha(store), await solveCaptcha(store)];
    store.setNow(later(179));
    expect(await verify(early)).toBe('a person');
    store.setNow(later(181));
    expect(await verify(late)).toBe(refusal);
  });

  it('takes none whose time was lengthened, and none that was made up', async () => {
    const solved = read(await solveCaptcha(store));
    const longer = String(solved['salt']).replace(/expires=\d+/, 'expires=9999999999');
    for (const forged of [
      write({ ...solved, salt: longer }),
      write({ ...solved, salt: `${String(solved['salt'])}expires=9999999999&` }),
      write({ ...solved, number: Number(solved['number']) + 1 }),
      write({ ...solved, number: String(solved['number']) }),
      write({ ...solved, algorithm: 'SHA-1' }),
      write({ ...solved, signature: 'f'.repeat(64) }),
      write({ ...solved, salt: undefined }),
      write(null),
      write([]),
      'no token',
      '',
    ]) {
      expect(await verify(forged)).toBe(refusal);
    }
    expect(await verify(write(solved))).toBe('a person');
  });

  it('T20: takes one that is bound to a form for that form alone', async () => {
    const token = await solveCaptcha(store, 'inquiry');
    for (const action of captchaActions.filter((other) => other !== 'inquiry')) {
      expect([action, await verify(token, action)]).toEqual([action, refusal]);
    }
    expect(await verify(token, 'inquiry')).toBe('a person');
    expect(await verify(token, 'inquiry')).toBe(refusal);
  });

  it('T20: takes one that was asked for without a form once, for any form', async () => {
    for (const action of ['log_in', 'gift_voucher'] as const) {
      const token = await solveCaptcha(store);
      expect(await verify(token, action)).toBe('a person');
      expect(await verify(token, 'sign_up')).toBe(refusal);
    }
  });

  it('T20: takes none whose form was changed or taken away', async () => {
    const solved = read(await solveCaptcha(store, 'inquiry'));
    const salt = String(solved['salt']);
    for (const forged of [
      salt.replace('action=inquiry', 'action=sign_up'),
      salt.replace('action=inquiry', ''),
      salt.replace(/\?.*/, ''),
      `${salt}action=sign_up&`,
    ]) {
      expect(forged).not.toBe(salt);
      expect(await verify(write({ ...solved, salt: forged }))).toBe(refusal);
    }
  });

  it('T20: gives none for a form that there is not', async () => {
    for (const action of ['sample', 'inquiry&expires=9', '']) {
      const answer = await store.call(
        'GET',
        `/captcha/challenge?action=${encodeURIComponent(action)}`,
      );
      expect([action, answer.status]).toEqual([action, 400]);
    }
  });

  describe('T20: the work', () => {
    const ask = async (address: string) => {
      const answer = await store.call('GET', '/captcha/challenge?action=inquiry', {
        headers: { 'x-forwarded-for': address },
      });
      return { status: answer.status, work: Number(answer.body['maxnumber']), answer };
    };
    const askOften = async (address: string, times: number) => {
      for (let n = 1; n < times; n += 1) await ask(address);
      return ask(address);
    };

    it('grows for the address that asks for many, and for its whole network', async () => {
      expect((await askOften('2001:db8:1:1::1', 20)).work).toBe(minWork);
      expect((await askOften('2001:db8:1:1::1', 20)).work).toBeGreaterThan(1.9 * minWork);
      expect((await ask('2001:db8:1:1:ffff::2')).work).toBeGreaterThan(1.9 * minWork);
      expect((await ask('2001:db8:1:2::1')).work).toBe(minWork);
    });

    it('is never more than a cheap phone does in a few seconds, and ends in 429', async () => {
      const answers = [];
      for (let n = 0; n < 301; n += 1) answers.push(await ask('192.0.2.7'));
      expect(Math.max(...answers.slice(0, 300).map(({ work }) => work))).toBe(maxWork);
      expect(answers.slice(0, 300).filter(({ status }) => status !== 200)).toEqual([]);
      const last = answers.at(-1)?.answer;
      expect(last?.status).toBe(429);
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await ask('192.0.2.8')).status).toBe(200);
    });

    it('is little again later', async () => {
      await askOften('192.0.2.9', 60);
      store.setNow(later(3_600));
      expect((await ask('192.0.2.9')).work).toBe(minWork);
    });
  });

  it('forgets a used one when its time is over, and not before', async () => {
    await verify(await solveCaptcha(store));
    await cleanUp(store.context);
    expect(await store.context.db.select().from(usedTokens)).not.toEqual([]);
    store.setNow(later(600));
    await cleanUp(store.context);
    expect(await store.context.db.select().from(usedTokens)).toEqual([]);
  });
});

describe('reCAPTCHA', () => {
  let google: Server;
  let store: TestStore;
  const good = { success: true, action: 'sign_up', hostname: 'shop.example.in', score: 0.9 };
  const answers: Record<string, unknown> = {
    good,
    again: good,
    'other-action': { ...good, action: 'reset_password' },
    'other-host': { ...good, hostname: 'evil.example' },
    machine: { ...good, score: 0.3 },
    unknown: { success: false, 'error-codes': ['invalid-input-response'] },
    'wrong-key': { success: false, 'error-codes': ['invalid-input-secret'] },
  };

  beforeAll(async () => {
    google = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        const form = new URLSearchParams(body);
        const answer = form.get('secret') === 'secret' && answers[form.get('response') ?? ''];
        if (form.get('response') === 'silence') return;
        response.writeHead(answer ? 200 : 500).end(JSON.stringify(answer));
      });
    });
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
    const { port } = google.address() as AddressInfo;
    store = await openTestStore({
      SITE_URL: 'https://shop.example.in',
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET_KEY: 'secret',
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    });
  });
  afterAll(async () => {
    google.closeAllConnections();
    google.close();
    await store.close();
  });

  const tokenStatus = (token: string) =>
    requireHuman(store.context, { token, action: 'sign_up' }).then(
      () => 200,
      (error: { status: number }) => error.status,
    );

  it('lets a person through, once', async () => {
    expect(await tokenStatus('good')).toBe(200);
    expect(await tokenStatus('good')).toBe(400);
    expect(await tokenStatus('again')).toBe(200);
  });

  it.each(['other-action', 'other-host', 'machine', 'unknown'])('refuses %s', async (token) => {
    expect(await tokenStatus(token)).toBe(400);
  });

  it.each(['wrong-key', 'broken', 'silence'])(
    'refuses with a plain message where Google is of no use: %s',
    async (token) => {
      await expect(requireHuman(store.context, { token, action: 'sign_up' })).rejects.toMatchObject(
        {
          status: 503,
          message: 'We can’t verify right now that you’re not a robot. Try again in a minute.',
        },
      );
    },
    10_000,
  );

  it('leaves no ALTCHA challenge to solve', async () => {
    expect((await store.call('GET', '/captcha/challenge')).status).toBe(404);
  });

  it('needs both of its keys', async () => {
    await expect(openTestStore({ RECAPTCHA_SITE_KEY: 'site' })).rejects.toThrow(
      'RECAPTCHA_SECRET_KEY is missing',
    );
  });
});
