import { Specimen } from './specimen';

const spaces = [4, 8, 12, 16, 24, 40, 56, 72, 88];

export function MeasurePlate() {
  return (
    <>
      <Specimen name="Space" note="One scale, in px.">
        <ul className="book-spaces">
          {spaces.map((space) => (
            <li key={space}>
              <span style={{ width: space, height: space }} />
              {space}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen
        name="Corners"
        note="3 px for controls, badges, frames; 8 px for the top of a sheet."
      >
        <div className="book-corners">
          <span style={{ borderRadius: 'var(--radius-control)' }}>control</span>
          <span style={{ borderRadius: 'var(--radius-sheet) var(--radius-sheet) 0 0' }}>sheet</span>
        </div>
      </Specimen>
      <Specimen name="Shadow" file="shadow-above" note="Only for what lies above the page.">
        <div className="book-above">A menu, a sheet, a slip</div>
      </Specimen>
      <Specimen
        name="Motion"
        note="Colours 180 ms, drawers and sheets 240 ms, the haldi dot lands in 160 ms. None for those who asked for less."
      >
        <div className="book-motion">
          <span>180 ms</span>
          <span>240 ms</span>
        </div>
      </Specimen>
    </>
  );
}
