import { load } from 'cheerio';
import { expect } from 'playwright/test';
import { routes } from '../../lib/platform/routes.ts';
import { checkRows } from '../support/check-rows.ts';
import { guarded, type Scene } from '../support/lock-scene.ts';
import { askRaw, leadsTo, type RawAnswer, type RawOptions } from '../support/raw.ts';
import { headerTricks, spellings } from '../support/tricks.ts';

/* Requests guarded pages without permission, with all known ways to bypass the access check. */

const allowedTargets =
  /^\/(login(\?callbackUrl=%2F[^/\\]*)?|page-not-found|api\/session\/ended\?callbackUrl=%2F[^/\\]*)$/;

const shut = [307, 308, 400, 404, 405, 414];

function expectTellsNothing(answer: RawAnswer, secrets: string[], requested: string): void {
  const fullAnswer = `${JSON.stringify(answer.headers)}${answer.text}`;
  for (const secret of secrets) {
    expect(fullAnswer.includes(secret), `${requested} tells ${secret}`).toBe(false);
  }
}

/**
 * Expects that the answer contains no data of the victim and redirects to the login page or
 * nowhere.
 */
function expectShut(answer: RawAnswer, { secrets }: Scene, requested: string): void {
  const { status, text } = answer;
  expectTellsNothing(answer, secrets, requested);
  // Next answers client router requests with 200: an empty body for a prefetch, otherwise the
  // error.
  const isForRouter = /^(\{\})?$|NEXT_(HTTP_ERROR_FALLBACK;404|REDIRECT)/.test(text);
  if (status !== 200 || !isForRouter) expect(shut, `${requested}: ${status}`).toContain(status);
  const target = leadsTo(answer);
  if (status === 307 && target !== undefined) expect(target, requested).toMatch(allowedTargets);
  if (status === 308) expect(target ?? '', requested).toMatch(/^\/(?![/\\])/);
}

guarded('whoever they belong to sees them', async ({ scene }) => {
  for (const path of [routes.profile, scene.order, scene.address]) {
    const answer = await askRaw(path, { headers: { cookie: scene.owner } });
    expect(answer.status, path).toBe(200);
    expect(answer.text, path).toContain('Zubaida');
    expect(answer.headers['cache-control'], path).toContain('no-store');
    const router = await askAsRouter(path, { headers: { cookie: scene.owner, rsc: '1' } });
    expect(router.headers['content-type'], path).toContain('text/x-component');
    expect(router.headers['cache-control'], path).toContain('no-store');
    expect(router.text, path).toContain('Zubaida');
  }
});

guarded.describe('a guest is sent to log in', () => {
  guarded('and back to each page, whatever the headers claim', async ({ scene }) => {
    const rows = Object.entries({ 'no claim': {}, ...headerTricks }).flatMap(([name, headers]) =>
      scene.pages.map((path) => ({ path, name, headers })),
    );
    await checkRows(
      rows,
      ({ path, name }) => `${path} with the headers of ${name}`,
      async ({ path, headers }) => {
        const answer = await askRaw(path, { headers });
        expect(answer.status).toBe(307);
        expectShut(answer, scene, path);
        if (Object.keys(headers).length > 0) return;
        expect(leadsTo(answer)).toBe(routes.login(path));
        expect(answer.headers['cache-control']).toBe('private, no-store');
      },
    );
  });

  guarded('or nowhere, however the address is written', async ({ scene }) => {
    const pages = [scene.order, scene.address, routes.profile, routes.checkout];
    const rows = Object.entries(spellings).flatMap(([name, write]) =>
      pages.map((path) => ({ name, path: write(path) })),
    );
    await checkRows(
      rows,
      ({ path, name }) => `${name}: ${path.slice(0, 120)}`,
      async ({ path }) => {
        expectShut(await askRaw(path), scene, path);
      },
    );
  });

  guarded('whatever the method', async ({ scene }) => {
    const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND'];
    const rows = methods.flatMap((method) => scene.pages.map((path) => ({ method, path })));
    await checkRows(
      rows,
      ({ method, path }) => `${method} ${path}`,
      async ({ method, path }) => {
        expectShut(await askRaw(path, { method }), scene, path);
      },
    );
  });
});

guarded('a cookie that is none is a guest’s', async ({ scene }) => {
  const name = 'next-auth.session-token';
  const good = new RegExp(`${name}=([^;]+)`).exec(scene.owner)?.[1] ?? '';
  expect(good).not.toBe('');
  const middle = Math.floor(good.length / 2);
  const changed = `${good.slice(0, middle)}${good[middle] === 'A' ? 'B' : 'A'}${good.slice(middle + 1)}`;
  const cookies = [
    `${name}=`,
    `${name}=x`,
    `${name}=null`,
    `${name}=eyJhbGciOiJub25lIn0.eyJzdG9yZVRva2VuIjoieCJ9.`,
    `${name}=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..YQ.YQ.YQ`,
    `${name}=${good.slice(0, -4)}`,
    `${name}=${good}x`,
    `${name}=${changed}`,
    `${name}=${good.split('.').reverse().join('.')}`,
    `__Secure-${name}=${good}`,
    `__Host-${name}=${good}`,
    `${name.toUpperCase()}=${good}`,
    `${name}.0=${good.slice(0, 20)}; ${name}.1=x`,
    `x${name}=${good}`,
  ];
  await checkRows(
    cookies,
    (cookie) => cookie.slice(0, 60),
    async (cookie) => {
      for (const path of [routes.profile, scene.order, routes.checkout]) {
        const answer = await askRaw(path, { headers: { cookie } });
        expect(answer.status, path).toBe(307);
        expectShut(answer, scene, path);
      }
      const call = await askRaw('/api/store/user/profile/', { headers: { cookie } });
      expect(call.status).toBe(401);
    },
  );
});

guarded('a session that has ended opens nothing, and its cookie goes', async ({ scene }) => {
  const cookie = scene.ended;
  await checkRows(scene.pages, String, async (path) => {
    const answer = await askRaw(path, { headers: { cookie } });
    expectShut(answer, scene, path);
    expect(answer.status).toBe(307);
    expect(leadsTo(answer)).toMatch(/^\/api\/session\/ended\?callbackUrl=%2F/);
    const next = await askRaw(leadsTo(answer) ?? '', { headers: { cookie } });
    expect(leadsTo(next)).toMatch(/^\/login\?callbackUrl=%2F/);
    expect(next.headers['cache-control']).toBe('private, no-store');
    expect(next.headers['set-cookie']?.join() ?? '').toMatch(
      /next-auth\.session-token=;[^,]*(Max-Age=0|Expires=Thu, 01 Jan 1970)/,
    );
  });
  const call = await askRaw('/api/store/user/profile/', { headers: { cookie } });
  expect(call.status).toBe(401);
  expect(call.headers['set-cookie']?.join()).toContain('next-auth.session-token=;');
});

/** Next redirects its client router to an address with a hash of the request headers. */
async function askAsRouter(path: string, options: RawOptions, hops = 3): Promise<RawAnswer> {
  const answer = await askRaw(path, options);
  const target = leadsTo(answer);
  const isSentOn = hops > 0 && target?.split('?')[0] === path.split('?')[0];
  return isSentOn && target ? askAsRouter(target, options, hops - 1) : answer;
}

guarded.describe('another customer finds what a made-up address finds', () => {
  /** The words that are shown. How React cuts its stream into scripts depends on timing. */
  const readVisibleWords = ({ text }: RawAnswer, id: string) => {
    const $ = load(text.replaceAll(id, ''));
    $('script, template, style').remove();
    return [...new Set($('body').text().split(/\s+/))].sort();
  };

  guarded('whatever the headers claim', async ({ scene }) => {
    const pairs = [
      [scene.order, routes.order('SO-999999')],
      [scene.address, routes.editAddress(999_999_999)],
    ] as const;
    const rows = Object.entries({ 'a page': {}, ...headerTricks }).flatMap(([name, headers]) =>
      'cookie' in headers ? [] : pairs.map(([path, absent]) => ({ name, headers, path, absent })),
    );
    await checkRows(
      rows,
      ({ path, name }) => `${path} with the headers of ${name}`,
      async ({ headers, path, absent }) => {
        const own = { headers: { ...headers, cookie: scene.stranger } };
        const denied = await askAsRouter(path, own);
        // For client router requests the error is in the body; the status says little.
        if ('rsc' in headers) expectTellsNothing(denied, scene.secrets, path);
        else expectShut(denied, scene, path);
        expect((await askAsRouter(absent, own)).status).toBe(denied.status);
      },
    );
  });

  guarded('to the words that are said', async ({ scene }) => {
    const own = { headers: { cookie: scene.stranger } };
    const id = scene.order.split('/').at(-1) ?? '';
    const denied = await askRaw(scene.order, own);
    const absent = await askRaw(routes.order('SO-999999'), own);
    expect(denied.status).toBe(404);
    expect(absent.status).toBe(404);
    for (const name of ['content-type', 'cache-control']) {
      expect(denied.headers[name]).toBe(absent.headers[name]);
    }
    expect(readVisibleWords(denied, id)).toEqual(readVisibleWords(absent, 'SO-999999'));
  });

  guarded('however the address is written', async ({ scene }) => {
    const rows = Object.entries(spellings).flatMap(([name, write]) =>
      [scene.order, scene.address].map((path) => ({ name, path: write(path) })),
    );
    await checkRows(
      rows,
      ({ path, name }) => `${name}: ${path.slice(0, 120)}`,
      async ({ path }) => {
        const answer = await askRaw(path, { headers: { cookie: scene.stranger } });
        expectShut(answer, scene, path);
      },
    );
  });

  guarded('one after the other at the same address', async ({ scene }) => {
    for (const path of [scene.order, routes.profile, '/', routes.shop(), routes.cart]) {
      const first = await askRaw(path, { headers: { cookie: scene.owner } });
      expect(first.status, path).toBe(200);
      for (const cookie of [scene.stranger, undefined]) {
        const next = await askRaw(path, { headers: cookie ? { cookie } : {} });
        expectTellsNothing(next, scene.secrets, path);
        expect(next.headers['set-cookie'], path).toBeUndefined();
      }
    }
  });
});
