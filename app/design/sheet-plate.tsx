import { Button } from '@/components/ui/button';
import { Carousel } from '@/components/ui/carousel';
import { PlantDrawing } from '@/components/ui/plant-drawing';
import { Slip } from '@/components/ui/slip';
import { SlipPart } from '@/components/ui/slip-part';
import { plants, type PlantName } from '@/lib/content/plants';
import { Specimen } from './specimen';

const names = Object.keys(plants) as PlantName[];

function Slide({ name }: { name: PlantName }) {
  return (
    <div className="book-slide">
      <PlantDrawing name={name} className="book-plant" />
      <div className="shelf-edge" />
      <p>
        <a href={`#${name}`}>{name}</a>
      </p>
    </div>
  );
}

export function SheetPlate() {
  return (
    <>
      <Specimen
        name="Carousel"
        file="ui/carousel"
        note="A list that scrolls; embla takes it over near the screen. Hidden slides cannot be reached."
      >
        <Carousel label="Plants" slideClass="book-half">
          {names.map((name) => (
            <Slide key={name} name={name} />
          ))}
        </Carousel>
      </Specimen>
      <Specimen
        name="Carousel that goes on"
        note="It waits under hand, focus and touch, and never starts for those who asked for less motion."
      >
        <Carousel
          label="Plants, going on"
          slideClass="book-whole"
          autoplayMs={3000}
          controls="beside"
        >
          {names.map((name) => (
            <Slide key={name} name={name} />
          ))}
        </Carousel>
      </Specimen>
      <Specimen
        name="Slip"
        file="ui/slip, slip-part"
        note="Consult, enquiries, exports: numbered parts, the button at the foot."
      >
        <Slip
          foot={
            <>
              <Button>Send</Button>
              <span className="book-help">We answer within a day.</span>
            </>
          }
        >
          <SlipPart number={1} title="About you">
            Name, mobile number, email.
          </SlipPart>
          <SlipPart
            number={2}
            title="What it is about"
            aside={<span className="book-help">2 minutes</span>}
          >
            A few words are enough.
          </SlipPart>
        </Slip>
      </Specimen>
    </>
  );
}
