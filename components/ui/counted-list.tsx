export function CountedList({ steps }: { steps: { name: string; text: string }[] }) {
  return (
    <ol className="counted">
      {steps.map(({ name, text }) => (
        <li key={name}>
          <h3 className="font-display text-3 font-medium">{name}</h3>
          <p className="mt-1 max-w-[58ch] text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
