import type { Heading } from '@/lib/features/post/with-headings';

export function HeadingList({ headings }: { headings: Heading[] }) {
  return (
    <ol>
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}
