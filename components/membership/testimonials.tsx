interface TestimonialsProps {
  title: string;
  testimonials: { words: string; name: string; place: string }[];
}

export function Testimonials({ title, testimonials }: TestimonialsProps) {
  return (
    <section aria-labelledby="testimonials">
      <h2 id="testimonials" className="mb-5 font-display text-5 font-medium">
        {title}
      </h2>
      {testimonials.map(({ words, name, place }) => (
        <figure key={name} className="border-t border-rule py-5 first-of-type:border-ink">
          <blockquote className="max-w-[34ch] font-display text-4 font-medium text-pretty text-leaf-9">
            {words}
          </blockquote>
          <figcaption className="mt-2 text-1 text-ink-2">
            <b className="font-semibold text-ink">{name}</b>, {place}
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
