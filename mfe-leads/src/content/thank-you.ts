/** When a message is answered. Specification, section 2: up to 24 hours, typically 2-6 in business hours. */
export const RESPONSE = { atMostHours: 24, typicalHours: '2-6' } as const;

/** What happens after a request was sent, by its kind. */
export const REQUEST_STEPS = {
  'test-drive': [
    { title: 'We check the day', text: 'Whether the cart is here, and somebody who knows it.' },
    { title: 'We confirm it', text: 'By phone or email, with the hour. Until then the day is a wish.' },
    { title: 'You drive', text: 'Bring your questions, and whoever will ride along.' },
  ],
  service: [
    { title: 'We read what is wrong', text: 'The service department does, and may have a question or two.' },
    { title: 'We agree on a day', text: 'By phone or email. Until then the day is a wish.' },
    { title: 'We look at the cart', text: 'And tell you what it takes to mend it.' },
  ],
  rental: [
    { title: 'We check the days', text: 'Whether a cart is free from the first to the last.' },
    { title: 'We confirm price and delivery', text: 'By phone or email. Nothing is booked before that.' },
    { title: 'You get the cart', text: 'Delivered to you, or ready to be picked up.' },
  ],
  call: [
    { title: 'We read your request', text: 'Someone who knows the subject gets it.' },
    { title: 'We call you', text: 'When it suits you, or as soon as we can if you did not say.' },
    { title: 'You decide how to go on', text: 'A test drive, a written quote, an appointment, or nothing at all.' },
  ],
} as const;

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
