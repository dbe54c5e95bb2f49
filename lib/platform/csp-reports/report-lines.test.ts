import { reportLines } from './report-lines';

const page = 'https://shop.example/reset-password/secret?x=1#y';

describe('reportLines', () => {
  it('reads what report-to and report-uri send', () => {
    const lists = [
      {
        type: 'csp-violation',
        body: {
          documentURL: 'https://shop.example/cart?token=1',
          effectiveDirective: 'script-src-elem',
          blockedURL: 'https://evil.example/x.js#y',
          sourceFile: 'https://shop.example/_next/static/chunks/a.js',
          lineNumber: 7,
        },
      },
      { type: 'deprecation', body: { id: 'x' } },
    ];
    expect(reportLines(JSON.stringify(lists))).toEqual([
      '{"page":"https://shop.example/cart","directive":"script-src-elem","blocked":"https://evil.example/x.js","source":"https://shop.example/_next/static/chunks/a.js","line":7}',
    ]);
    const old = { 'document-uri': page, 'violated-directive': 'img-src', 'blocked-uri': 'inline' };
    expect(reportLines(JSON.stringify({ 'csp-report': old }))).toEqual([
      '{"page":"https://shop.example/reset-password","directive":"img-src","blocked":"inline","source":"","line":null}',
    ]);
  });

  it.each([
    '',
    'no json',
    'null',
    '7',
    '[]',
    '[null,7]',
    '{"csp-report":[]}',
    '{"csp-report":"x"}',
  ])('says nothing of %j', (body) => expect(reportLines(body)).toEqual([]));

  it('T49: keeps a report to one short line', () => {
    const nasty = `https://x/\r\n\u001b[31m\u2028\u202e${'a'.repeat(5_000)}`;
    const [line = ''] = reportLines(JSON.stringify({ 'csp-report': { 'blocked-uri': nasty } }));
    expect(line).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
    expect(JSON.parse(line)).toMatchObject({
      blocked: expect.stringMatching(/^https:\/\/x\/(?:\[|%5B)31ma+$/),
    });
    expect(line.length).toBeLessThan(400);
  });

  it('keeps the word for what has no address', () => {
    const line = (blocked: string) =>
      reportLines(JSON.stringify({ 'csp-report': { 'blocked-uri': blocked } })).join('');
    expect(line('inline')).toContain('"blocked":"inline"');
    expect(line('data:text/html,secret')).toContain('"blocked":"data"');
  });

  it('writes down no more than five of a body', () => {
    const one = { type: 'csp-violation', body: { blockedURL: 'inline' } };
    expect(reportLines(JSON.stringify(Array(50).fill(one)))).toHaveLength(5);
  });
});
