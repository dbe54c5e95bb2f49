import { Picture } from '@/components/ui/picture';

interface PillarListProps {
  pillars: { name: string; text: string; picture: string }[];
}

export function PillarList({ pillars }: PillarListProps) {
  return (
    <ul className="picture-list">
      {pillars.map(({ name, text, picture }) => (
        <li key={name}>
          <div className="picture">
            <Picture
              src={picture}
              alt=""
              sizes="(width >= 120rem) 600px, (width >= 48rem) 32vw, 100vw"
            />
          </div>
          <div className="shelf-edge" />
          <div>
            <h3 className="font-display text-4 font-medium">{name}</h3>
            <p className="mt-2 max-w-[52ch] text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
