import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './answer.ts';
import { Changes } from './changes.ts';
import { AnswerStore } from './store.ts';

const key = 'page /products/1';

function newAnswer(name: string): Answer {
  const body = Buffer.from(name);
  return {
    status: 200,
    head: [],
    packed: { plain: { body, tag: name } },
    isHtml: true,
    cacheControl: undefined,
    reads: [{ url: '/products/1', tags: ['products'], isFresh: false, digest: name }],
    tags: ['products'],
    until: Date.now() + 60_000,
    isFresh: false,
    bytes: body.length,
  };
}

it('waits longer for a new answer where nobody has asked for the old one lately', async () => {
  const changes = new Changes();
  const isSame = () => Promise.resolve(false);
  const store = new AnswerStore({ maxBytes: 1e6, changes, isSame, patienceMs: 1, idleMs: 100 });
  const ask = (name: string) =>
    store.get(
      key,
      async () => {
        await sleep(50);
        return { answer: newAnswer(name), from: 'MISS', isKept: true };
      },
      true,
    );
  await ask('first');
  changes.add(['products']);
  expect((await ask('second')).from).toBe('STALE');
  await sleep(80);
  expect((await ask('')).answer.packed).toMatchObject({ plain: { tag: 'second' } });

  await sleep(150);
  changes.add(['products']);
  const [one, other] = await Promise.all([ask('third'), ask('')]);
  expect(one.answer.packed).toMatchObject({ plain: { tag: 'third' } });
  expect(other.answer).toBe(one.answer);
});
