import { makeTicket, readTicket, seedOf } from './question-ticket.ts';

const secret = 'a secret of at least thirty-two characters';
const now = new Date('2026-03-01T10:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('T68: the ticket of a question', () => {
  it('stands for one form, for fifteen minutes', () => {
    const { id, ticket } = makeTicket(secret, 'inquiry', now);
    expect(readTicket(secret, ticket, after(899))).toEqual({
      id,
      action: 'inquiry',
      expires: after(900),
    });
    expect(readTicket(secret, ticket, after(900))).toBeUndefined();
  });

  it('is nothing once it was changed or made up', () => {
    const { ticket } = makeTicket(secret, 'inquiry', now);
    const [id, action, expires, signature] = ticket.split('.');
    for (const forged of [
      `${id}.sign_up.${expires}.${signature}`,
      `${id}.${action}.9999999999.${signature}`,
      `other.${action}.${expires}.${signature}`,
      `${id}.${action}.${expires}`,
      makeTicket(`${secret}!`, 'inquiry', now).ticket,
      '',
    ]) {
      expect(readTicket(secret, forged, now)).toBeUndefined();
    }
  });

  it('leads to its question by the secret alone', () => {
    const { id } = makeTicket(secret, 'inquiry', now);
    expect(seedOf(secret, id)).toEqual(seedOf(secret, id));
    expect(seedOf(`${secret}!`, id)).not.toEqual(seedOf(secret, id));
  });
});
