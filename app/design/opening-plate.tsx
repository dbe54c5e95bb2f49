'use client';

import { Info } from 'lucide-react';
import { useState } from 'react';
import { Accordion } from '@/components/ui/accordion';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Drawer } from '@/components/ui/drawer';
import { Popover } from '@/components/ui/popover';
import { Section } from '@/components/ui/section';
import { Tabs } from '@/components/ui/tabs';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { Tooltip } from '@/components/ui/tooltip';
import { Specimen } from './specimen';

type Opened = 'dialog' | 'left' | 'right';

export function OpeningPlate() {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <Specimen
        name="Tabs"
        file="ui/tabs"
        note="Arrow keys, Home and End. All panels are in the HTML."
      >
        <Tabs
          label="About this jar"
          tabs={[
            { name: 'Taste', content: <p>Warm, earthy, a little bitter at the end.</p> },
            { name: 'Use', content: <p>Half a spoon in milk, with black pepper.</p> },
            { name: 'Storing', content: <p>Dark and dry; within six months once opened.</p> },
          ]}
        />
      </Specimen>
      <Specimen
        name="Accordion"
        file="ui/accordion, section"
        note="Native. Its text can be found; a hash in the address opens one."
      >
        <Accordion>
          <Section id="sample-open" title="Description" level={3} isOpen>
            Dug in January, boiled once and dried nine days in the sun.
          </Section>
          <Section id="sample-shut" title="Benefits" level={3}>
            It colours a dal with a third of what market turmeric takes.
          </Section>
        </Accordion>
      </Specimen>
      <Specimen
        name="Dialog and drawer"
        file="ui/dialog, drawer"
        note="The native element: it holds the focus, Esc closes it, the focus comes back."
      >
        <div className="book-row">
          <Button kind="second" onClick={() => setOpened('dialog')}>
            Open a dialog
          </Button>
          <Button kind="second" onClick={() => setOpened('left')}>
            Drawer, left
          </Button>
          <Button kind="second" onClick={() => setOpened('right')}>
            Drawer, right
          </Button>
        </div>
        <Dialog
          title="Delete this address?"
          isOpen={opened === 'dialog'}
          onClose={close}
          foot={
            <>
              <Button kind="second" onClick={close}>
                Keep it
              </Button>
              <Button onClick={close}>Delete</Button>
            </>
          }
        >
          <p>Asha Patel, 12 Packing House, Ahmedabad 380009</p>
        </Dialog>
        <Drawer title="Menu" isOpen={opened === 'left'} onClose={close}>
          <p className="book-sheet">From the left: ways to go.</p>
        </Drawer>
        <Drawer title="Filters" side="right" isOpen={opened === 'right'} onClose={close}>
          <p className="book-sheet">From the right: what narrows the shelf.</p>
        </Drawer>
      </Specimen>
      <Specimen
        name="Popover and tooltip"
        file="ui/popover, tooltip"
        note="A tooltip never is the only place where something stands."
      >
        <div className="book-row">
          <Popover label="Delivery" trigger={<Button kind="second">When does it come?</Button>}>
            Monday 23 November to 380009. Elsewhere in five to six days.
          </Popover>
          <Tooltip text="Figures of the last twelve months">
            <button type="button" aria-label="About these figures" className="book-icon">
              <Info aria-hidden />
            </button>
          </Tooltip>
        </div>
      </Specimen>
      <Specimen
        name="Toasts"
        file="ui/toast"
        note="Top right, 4 or 5 s, never the only place of an error."
      >
        <div className="book-row">
          <Button kind="second" onClick={() => toastSuccess('Product added to cart!')}>
            Something worked
          </Button>
          <Button
            kind="second"
            onClick={() => toastError('Voucher not applied', 'It ended on 20 November.')}
          >
            Something did not
          </Button>
        </div>
      </Specimen>
    </>
  );
}
