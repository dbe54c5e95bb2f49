import { HaldiDot } from '@/components/ui/haldi-dot';
import { PlantDrawing } from '@/components/ui/plant-drawing';
import { Stroke } from '@/components/ui/stroke';
import { plants, type PlantName } from '@/lib/content/plants';
import { Specimen } from './specimen';

const names = Object.keys(plants) as PlantName[];

export function MarkPlate() {
  return (
    <>
      <Specimen name="Shelf edge" file="shelf-edge" note="What is pictured stands on it, flush.">
        <div className="shelf-edge" />
      </Specimen>
      <Specimen
        name="Haldi dot"
        file="ui/haldi-dot"
        note="This one, now: what is chosen, what is new, what has just landed."
      >
        <p className="book-row">
          <HaldiDot />
          <HaldiDot className="book-dot-large" />
          <span className="book-counter">3</span>
        </p>
      </Specimen>
      <Specimen name="Stroke" file="ui/stroke" note="Under one word, once on a screen.">
        <p className="book-step-5">
          Half a spoon is <Stroke>enough.</Stroke>
        </p>
      </Specimen>
      <Specimen
        name="Plants"
        file="ui/plant-drawing"
        note="One for each cabinet. Never behind text, never more than two in view but here and in the cabinet."
      >
        <ul className="book-plants">
          {names.map((name) => (
            <li key={name}>
              <PlantDrawing name={name} className="book-plant" />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
