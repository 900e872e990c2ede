/** A message as a visitor would write it. */
export const MESSAGE = {
  firstName: 'Ada',
  lastName: 'Moyer',
  email: 'ada@example.com',
  phone: '(570) 555-0134',
  interest: 'service',
  message: 'My cart needs a new battery.',
};
