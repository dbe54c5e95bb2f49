import type { StoreEvent } from '../contract/event';
import { demoShop } from '../contract/demo-shop';
import { breadcrumbList } from './item-list-json-ld';
import { eventThing } from './content-json-ld';

const tasting: StoreEvent = {
  id: 10,
  title: 'A tasting',
  event_image: null,
  image_alt: '',
  start_datetime: '2026-12-24T18:45:00.000Z',
  end_datetime: '2026-12-24T19:30:00.000Z',
  category: 'Physical Event',
  summary: 'Short.',
  venue: 'Khet & Co., Plot 9, Metoda',
  city: 'Rajkot',
  slug: 'a-tasting',
  content: '<p>Long.</p>',
  updated_at: '2026-11-21T05:00:00.123Z',
};
const thing = (change: Partial<StoreEvent> = {}) =>
  eventThing({ ...tasting, ...change }, 'http://localhost:3000/event/10', demoShop);

describe('the structured data of an event', () => {
  it('say its times with the offset of India', () => {
    expect(thing()).toMatchObject({
      startDate: '2026-12-25T00:15:00+05:30',
      endDate: '2026-12-25T01:00:00+05:30',
    });
  });

  it('name the place apart from its street', () => {
    expect(thing()).toMatchObject({
      location: {
        '@type': 'Place',
        name: 'Khet & Co.',
        address: { streetAddress: 'Plot 9, Metoda', addressLocality: 'Rajkot' },
      },
    });
  });

  it('name no street where none is known', () => {
    const { location } = thing({ venue: 'Gaura Gaushala' }) as { location: object };
    expect(location).toEqual({
      '@type': 'Place',
      name: 'Gaura Gaushala',
      address: { '@type': 'PostalAddress', addressLocality: 'Rajkot', addressCountry: 'IN' },
    });
  });
});

describe('breadcrumbs', () => {
  it('begin with the home page and are numbered', () => {
    expect(breadcrumbList({ label: 'Events', href: '/event' })).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'http://localhost:3000' },
        { position: 2, name: 'Events', item: 'http://localhost:3000/event' },
      ],
    });
  });
});
