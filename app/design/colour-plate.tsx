import { contrast } from './contrast';
import { palette } from './palette';
import { Specimen } from './specimen';

const grounds = ['#fdfaf2', '#f7f1e4', '#eee5d1'];

export function ColourPlate() {
  return (
    <Specimen
      name="Palette"
      file="bg-… text-… border-…"
      note="Seventeen, and no others. The figures are the contrast on paper-0, 1 and 2: text needs 4.5, an edge 3."
    >
      <ul className="book-palette">
        {palette.map(({ name, hex, use }) => (
          <li key={name}>
            <span className="book-swatch" style={{ background: hex }} />
            <b>{name}</b>
            <span className="book-hex">{hex.toUpperCase()}</span>
            <span className="book-use">{use}</span>
            <span className="book-contrast">
              {grounds.map((ground) => contrast(hex, ground).toFixed(1)).join(' / ')}
            </span>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
