import type { StoreEvent } from '../../contract/event';
import { toCalendar } from './calendar';

const ghani: StoreEvent = {
  id: 10,
  title: 'A morning at the wooden press',
  event_image: null,
  image_alt: '',
  start_datetime: '2026-12-24T02:30:00.000Z',
  end_datetime: '2026-12-24T07:30:00.000Z',
  category: 'Physical Event',
  summary: 'From pod to oil, with breakfast in the yard; bring shoes.\nAnd a hat \\ scarf.',
  venue: 'Khet & Co., Plot 9, Metoda',
  city: 'Rajkot',
  slug: 'a-morning',
  content: '<p>Long.</p>',
  updated_at: '2026-11-21T05:00:00.123Z',
};

const file = (change: Partial<StoreEvent> = {}) =>
  toCalendar({ ...ghani, ...change }, { name: 'SOSE', url: 'https://sose.example.in/event/10' });

const unfolded = (text: string) => text.replace(/\r\n /g, '').split('\r\n');

describe('the calendar file of an event', () => {
  it('says what, when and where, with times in UTC', () => {
    expect(unfolded(file())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//SOSE//Events//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:event-10@sose.example.in',
      'DTSTAMP:20261121T050000Z',
      'LAST-MODIFIED:20261121T050000Z',
      'DTSTART:20261224T023000Z',
      'DTEND:20261224T073000Z',
      'SUMMARY:A morning at the wooden press',
      'DESCRIPTION:From pod to oil\\, with breakfast in the yard\\; bring shoes.\\nAnd a hat \\\\ scarf.\\n\\nhttps://sose.example.in/event/10',
      'LOCATION:Khet & Co.\\, Plot 9\\, Metoda\\, Rajkot',
      'CATEGORIES:Physical Event',
      'URL:https://sose.example.in/event/10',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('is the same file each time', () => {
    expect(file()).toBe(file());
  });

  it('breaks its lines after 75 octets and never within a letter', () => {
    const title = `${'हल्दी वाला दूध '.repeat(9)}🌿`.trim();
    const text = file({ title });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\ufffd');
    expect(unfolded(text)).toContain(`SUMMARY:${title}`);
  });

  it('lets no text end a line and begin another property', () => {
    const lines = unfolded(file({ title: 'Tea\r\nATTENDEE:mailto:a@example.in\u0007' }));
    expect(lines).toContain('SUMMARY:Tea\\nATTENDEE:mailto:a@example.in ');
    expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
  });

  it('names no city for what is online', () => {
    expect(file({ venue: 'Online, by video link', city: '' })).toContain(
      'LOCATION:Online\\, by video link\r\n',
    );
  });
});
