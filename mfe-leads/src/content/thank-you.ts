/** When a message is answered. Specification, section 2: up to 24 hours, typically 2-6 in business hours. */
export const RESPONSE = { atMostHours: 24, typicalHours: '2-6' } as const;

/** What happens after a message was sent. */
export const NEXT_STEPS = [
  {
    title: 'We read your message',
    text: 'Someone who knows the subject gets it: sales, service or parts.',
  },
  {
    title: 'We get back to you',
    text: 'By phone or email, with an answer or with the questions it still takes to give one.',
  },
  {
    title: 'You decide how to go on',
    text: 'A test drive, a written quote, an appointment with our service department, or nothing at all.',
  },
] as const;
