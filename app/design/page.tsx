import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Logo } from '@/components/layout/logo';
import { ButtonPlate } from './button-plate';
import { ColourPlate } from './colour-plate';
import { FactPlate } from './fact-plate';
import { FieldPlate } from './field-plate';
import { ListPlate } from './list-plate';
import { MarkPlate } from './mark-plate';
import { MeasurePlate } from './measure-plate';
import { OpeningPlate } from './opening-plate';
import { Plate } from './plate';
import { SheetPlate } from './sheet-plate';
import { StatePlate } from './state-plate';
import { TypePlate } from './type-plate';
import './design.css';

export const metadata: Metadata = {
  title: 'The pattern book',
  robots: { index: false },
};

const plates = [
  { id: 'type', title: 'Type', Content: TypePlate },
  { id: 'colour', title: 'Colour', Content: ColourPlate },
  { id: 'measures', title: 'Measures', Content: MeasurePlate },
  { id: 'marks', title: 'Marks and drawings', Content: MarkPlate },
  { id: 'facts', title: 'Facts and figures', Content: FactPlate },
  { id: 'buttons', title: 'Buttons and links', Content: ButtonPlate },
  { id: 'fields', title: 'Fields', Content: FieldPlate },
  { id: 'opening', title: 'What opens', Content: OpeningPlate },
  { id: 'lists', title: 'Lists', Content: ListPlate },
  { id: 'sheets', title: 'Slides and slips', Content: SheetPlate },
  { id: 'states', title: 'Loading, empty, failed', Content: StatePlate },
];

export default function DesignPage() {
  if (process.env.NODE_ENV === 'production') notFound();
  return (
    <div className="book frame">
      <header className="book-cover">
        <Logo />
        <p className="small-caps">Pattern book, for those who build</p>
        <h1>Shelf, label, ledger.</h1>
        <p className="book-lead">
          An old Indian pharmacy told with three objects. What is pictured stands on the shelf,
          facts are set like print on a jar, money stands right of a double rule. Take what is here;
          draw nothing twice.
        </p>
      </header>
      <nav aria-label="Plates" className="book-index">
        <ol>
          {plates.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <main className="book-plates">
        {plates.map(({ id, title, Content }, position) => (
          <Plate key={id} id={id} number={position + 1} title={title}>
            <Content />
          </Plate>
        ))}
      </main>
    </div>
  );
}
