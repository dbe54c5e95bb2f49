import type { Heading } from '@/lib/features/post/with-headings';

export function PageContents({ headings }: { headings: Heading[] }) {
  return (
    <ul>
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
