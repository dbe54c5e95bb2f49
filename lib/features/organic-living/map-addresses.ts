interface Place {
  latitude: number;
  longitude: number;
}

const site = 'https://www.openstreetmap.org';

/** The place on openstreetmap.org, marked. */
export function mapAddress({ latitude, longitude }: Place): string {
  return `${site}/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;
}

/** A map of some 5 km across for a frame, the place marked in its middle. */
export function mapFrame({ latitude, longitude }: Place): string {
  const box = [longitude - 0.025, latitude - 0.018, longitude + 0.025, latitude + 0.018];
  const query = new URLSearchParams({
    bbox: box.map((edge) => edge.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${site}/export/embed.html?${query.toString()}`;
}
