/** What a visit to the showroom offers. */
export const SHOWROOM_SERVICES = [
  {
    icon: 'gauge',
    title: 'Test drives',
    text: 'Drive the cart you have in mind, up a hill and with passengers. Bring your driver’s license, and call ahead so that the cart is charged.',
  },
  {
    icon: 'people',
    title: 'Expert advice',
    text: 'Tell us your ground, your distances and how many ride along. We name the cart that fits, and what it cannot do.',
  },
  {
    icon: 'coin',
    title: 'Financing options',
    text: 'As low as {service.financingAprPercent} APR on select models, over {service.financingMonthsFrom} to {service.financingMonthsTo} months, on approved credit.',
  },
] as const;
