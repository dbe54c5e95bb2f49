import { eventPeriods, eventCategories } from '../../contract/event';
import {
  categoryNames,
  eventsHref,
  firstView,
  hasWords,
  parseEventView,
  periodNames,
} from './event-query';

describe('the address of the events', () => {
  it('shows what is to come in the flesh where it says nothing', () => {
    expect(parseEventView({})).toEqual(firstView);
    expect(parseEventView({ status: 'soon', category: ['Online'], search: ' ' })).toEqual(
      firstView,
    );
    expect(parseEventView({ status: 'toString' })).toEqual(firstView);
    expect(eventsHref(firstView)).toBe('/event');
  });

  it('is read back as it was written', () => {
    const view = {
      status: 'past_events',
      category: 'Online',
      search: 'ghee & honey',
    } as const;
    const href = eventsHref(view);
    expect(href).toBe('/event?status=past_events&category=Online&search=ghee+%26+honey');
    const { searchParams } = new URL(href, 'http://localhost');
    expect(parseEventView(Object.fromEntries(searchParams))).toEqual(view);
  });

  it('offers every period and category of the contract', () => {
    expect(Object.keys(periodNames)).toEqual([...eventPeriods]);
    expect(Object.keys(categoryNames)).toEqual([...eventCategories]);
  });
});

describe('the search box', () => {
  it.each([
    ['ghee', true],
    ['GHEE label', true],
    ['label ghee', true],
    ['  ', true],
    ['gheé', true],
    ['honey', false],
    ['ghee honey', false],
  ])('finds with %j: %s', (search, isFound) => {
    expect(hasWords('How to read a ghee label', search)).toBe(isFound);
  });
});
