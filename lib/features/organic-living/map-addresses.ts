interface Coordinates {
  latitude: number;
  longitude: number;
}

const site = 'https://www.openstreetmap.org';

export function mapAddress({ latitude, longitude }: Coordinates): string {
  return `${site}/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;
}

/** Embeddable map, about 5 km wide, with the place marked in the middle. */
export function mapFrame({ latitude, longitude }: Coordinates): string {
  const box = [longitude - 0.025, latitude - 0.018, longitude + 0.025, latitude + 0.018];
  const query = new URLSearchParams({
    bbox: box.map((edge) => edge.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${site}/export/embed.html?${query.toString()}`;
}
