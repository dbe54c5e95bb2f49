import { useWatch, type Control } from 'react-hook-form';
import { CheckboxField } from '@/components/form/checkbox-field';
import { RadioCards } from '@/components/form/radio-cards';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import type { StaffEvent, EventInput } from '@/lib/contract/staff-event';
import { isOver } from '@/lib/features/event/event-query';
import { eventKind, type EventDraft } from '@/lib/dashboard/content/event-kind';
import { Panel } from '../panel';
import { RichTextField } from '../rich-text-field';
import { EventBookings } from './event-bookings';
import { MomentField } from './moment-field';
import { PictureWithAlt } from './picture-with-alt';
import { RecordScreen } from './record-screen';

const categories = [
  { value: 'Physical Event', label: 'In person' },
  { value: 'Online', label: 'Online' },
];

export function EventEditor({ known }: { known: StaffEvent | null }) {
  return (
    <RecordScreen kind={eventKind} known={known}>
      {({ control }, event) => (
        <div className="two-sides">
          <div className="panels">
            <Panel title="Details" layout="stack">
              <TextField control={control} name="title" label="Title" maxLength={120} />
              <TextareaField
                control={control}
                name="summary"
                label="Summary"
                help="Shown in the list and in search results."
                maxLength={300}
                rows={2}
              />
              <RichTextField control={control} name="content" label="Description" isOptional />
            </Panel>
            {event && event.seats !== null && (
              <EventBookings eventId={event.id} isOver={isOver(event, new Date())} />
            )}
          </div>
          <div className="panels">
            <Panel title="Date and place" layout="stack">
              <RadioCards
                control={control}
                name="category"
                label="Event type"
                cards={categories}
                direction="row"
              />
              <MomentField control={control} name="start_datetime" label="Starts" />
              <MomentField control={control} name="end_datetime" label="Ends" />
              <EventPlaceFields control={control} />
              <TextField
                control={control}
                name="seats"
                label="Seats"
                isOptional
                help="Leave blank if customers can’t book seats."
                inputMode="numeric"
              />
            </Panel>
            <PictureWithAlt control={control} picture="event_image" alt="image_alt" />
            <Panel title="Visibility">
              <CheckboxField control={control} name="is_published" label="Visible" />
            </Panel>
          </div>
        </div>
      )}
    </RecordScreen>
  );
}

function EventPlaceFields({ control }: { control: Control<EventDraft, unknown, EventInput> }) {
  const isOnline = useWatch({ control, name: 'category' }) === 'Online';
  return (
    <>
      <TextField
        control={control}
        name="venue"
        label={isOnline ? 'How to join' : 'Venue'}
        isOptional={isOnline}
        placeholder={isOnline ? 'Online, by video link' : 'Our store, Main Road'}
        maxLength={120}
      />
      {!isOnline && <TextField control={control} name="city" label="City" maxLength={120} />}
    </>
  );
}
