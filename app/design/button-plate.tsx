import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/button-class';
import { looks } from './looks';
import { Specimen } from './specimen';
import { State } from './state';

export function ButtonPlate() {
  return (
    <>
      <Specimen name="Main button" file="ui/button" note="One in a view.">
        <div className="book-states">
          <State name="rest">
            <Button>Add to cart</Button>
          </State>
          <State name="hover">
            <Button style={looks.hoverMain}>Add to cart</Button>
          </State>
          <State name="focus">
            <Button style={looks.focus}>Add to cart</Button>
          </State>
          <State name="pressed">
            <Button style={{ ...looks.hoverMain, ...looks.pressed }}>Add to cart</Button>
          </State>
          <State name="busy: as wide, the verb changes">
            <Button busyText="Adding">Add to cart</Button>
          </State>
          <State name="disabled: the reason stands beside it">
            <Button disabled aria-describedby="why-disabled">
              Process checkout
            </Button>
            <p id="why-disabled" className="book-help">
              Only 1 left of Kumkumadi face oil.
            </p>
          </State>
        </div>
      </Specimen>
      <Specimen name="Second button">
        <div className="book-states">
          <State name="rest">
            <Button kind="second">Clear</Button>
          </State>
          <State name="hover">
            <Button kind="second" style={looks.hover}>
              Clear
            </Button>
          </State>
          <State name="focus">
            <Button kind="second" style={looks.focus}>
              Clear
            </Button>
          </State>
          <State name="busy">
            <Button kind="second" busyText="Trying">
              Apply
            </Button>
          </State>
          <State name="disabled">
            <Button kind="second" disabled>
              Apply
            </Button>
          </State>
          <State name="in a card, 44 px">
            <Button kind="second" size="card">
              Add
            </Button>
          </State>
        </div>
      </Specimen>
      <Specimen name="On leaf" note="Turmeric, with ink on it.">
        <div className="book-states book-leaf on-leaf">
          <State name="rest">
            <Button kind="turmeric">Book an appointment</Button>
          </State>
          <State name="hover">
            <Button kind="turmeric" style={looks.hoverTurmeric}>
              Book an appointment
            </Button>
          </State>
          <State name="focus">
            <Button kind="turmeric" style={looks.focusOnLeaf}>
              Book an appointment
            </Button>
          </State>
        </div>
      </Specimen>
      <Specimen name="Quiet button and link" file="ui/button-class">
        <div className="book-states">
          <State name="quiet">
            <Button kind="quiet">Not now</Button>
          </State>
          <State name="link">
            <a href="#buttons" className={linkClass}>
              Continue shopping
            </a>
          </State>
          <State name="link, focus">
            <a href="#buttons" className={linkClass} style={looks.focus}>
              Continue shopping
            </a>
          </State>
        </div>
      </Specimen>
    </>
  );
}
