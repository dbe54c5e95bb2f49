import type { JsonThing, ReadPage } from './read-page.ts';

const indianMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+05:30$/;

/** Checks that events say their times in Indian time, and their place apart from its street. */
export function eventFindings({ things }: ReadPage): string[] {
  return (things ?? [])
    .filter((thing) => thing['@type'] === 'Event')
    .flatMap((event) => {
      const times = [event['startDate'], event['endDate']].map(String);
      const place = event['location'] as JsonThing;
      const address = place['address'] as JsonThing | undefined;
      return [
        ...times
          .filter((time) => !indianMoment.test(time))
          .map((time) => `${time} is not of India`),
        ...(place['@type'] === 'Place' && (!place['name'] || !address?.['addressLocality'])
          ? ['an event without the name of its place or its town']
          : []),
        ...(address && address['streetAddress'] === place['name']
          ? ['the name of its place stands as its street']
          : []),
      ];
    });
}
