const shapes = {
  email: 'M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7',
  whatsapp:
    'M3.2 20.8l1.3-4.4a9 9 0 1 1 3.3 3.2zM8.6 7.8c-.9 1-.5 3 1.7 5.3s4.3 2.9 5.4 1.9l.5-1.2-2.2-1.3-1 .9c-1-.4-1.9-1.3-2.3-2.3l.8-1-1.2-2.3z',
  messenger:
    'M12 3c-5.2 0-9 3.7-9 8.4 0 2.5 1.1 4.7 2.9 6.2V21l3.1-1.7c.9.3 1.9.4 3 .4 5.2 0 9-3.7 9-8.3S17.2 3 12 3zM6.8 13.6l4-4.2 2.5 2.4 3.9-2.4-4 4.2-2.5-2.4z',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5',
};

export function ShareIcon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-6"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
