import { Icon } from './icon';

interface ModalHeadProps {
  id: string;
  title: string;
  onClose: () => void;
}

export function ModalHead({ id, title, onClose }: ModalHeadProps) {
  return (
    <div className="flex flex-wrap-reverse items-center gap-x-3 border-b border-rule py-2 pr-2 pl-4">
      <p id={id} className="flex-1 font-display text-4 font-medium">
        {title}
      </p>
      <button
        type="button"
        onClick={onClose}
        aria-label="Close"
        className="ml-auto grid size-11 shrink-0 place-items-center rounded-control hover:bg-paper-2"
      >
        <Icon name="cross" className="size-5" />
      </button>
    </div>
  );
}
