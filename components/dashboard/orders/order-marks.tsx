interface OrderMarksProps {
  order: { is_priority: boolean; is_gift: boolean; note_count?: number };
}

export function OrderMarks({ order: { is_priority, is_gift, note_count = 0 } }: OrderMarksProps) {
  if (!is_priority && !is_gift && note_count === 0) return null;
  return (
    <span className="order-marks">
      {is_priority && (
        <span>
          <i aria-hidden className="haldi-dot" />
          Member
        </span>
      )}
      {is_gift && <span>Gift</span>}
      {note_count > 0 && (
        <span>
          {note_count} {note_count === 1 ? 'note' : 'notes'}
        </span>
      )}
    </span>
  );
}
