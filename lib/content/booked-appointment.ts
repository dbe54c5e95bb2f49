export const bookedAppointment = {
  title: 'Your appointment is booked',
  nextTitle: 'What comes next',
  steps: [
    {
      name: 'An email is on its way',
      text: 'It says all this once more and brings a file for your calendar. The day before, we remind you.',
    },
    {
      name: 'Lay things ready',
      text: 'The names of all medicines and herbs that you take, reports of the last year if there are any, and a pencil.',
    },
    {
      name: 'The vaidya calls you',
      text: 'By video or telephone, at the minute. Sit where you can talk undisturbed. It is advice, and replaces no examination.',
    },
  ],
};
