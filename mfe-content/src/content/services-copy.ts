/** The four offers of the workshop. `price` stands for what work costs, with its condition. */
export const OFFERS = [
  {
    icon: 'wrench',
    title: 'Maintenance and repair',
    text: 'Regular care keeps a cart safe. Most repairs are done in {service.repairHours} hours, once the parts are here.',
    features: ['Brakes and steering', 'Tires and wheels', 'Lights and wiring', 'Yearly check with a written report'],
    price: 'From {service.hourUsd} an hour',
  },
  {
    icon: 'battery',
    title: 'Battery services',
    text: 'Range going down? We test each pack under load before we talk about a new one.',
    features: ['Load test of every pack', 'Water and terminal care', 'Charger check', 'New lead-acid or lithium packs'],
    price: 'From {service.hourUsd} an hour, parts extra',
  },
  {
    icon: 'bolt',
    title: 'Custom modifications',
    text: 'Make it yours. We build what is safe and legal, and tell you when something is not.',
    features: ['Seats and covers', 'Wheels and lift kits', 'Lights and sound', 'Beds, racks and hitches'],
    price: 'On quote',
  },
  {
    icon: 'shield',
    title: 'Warranty service',
    text: 'We do the makers’ warranty work on the carts we sell, and handle the papers.',
    features: ['Denago and Evolution', 'Original parts', 'Claims filed for you', 'Recall work'],
    price: 'Covered work costs you nothing',
  },
] as const;

/** Why to have it done here. */
export const SERVICE_REASONS = [
  {
    icon: 'clock',
    title: 'Quick turnaround',
    text: 'Most repairs take {service.repairHours} hours. If a part is late, we call.',
  },
  {
    icon: 'truck',
    title: 'We come to you',
    text: 'Mobile technicians handle small jobs at your place. Ask when they are near.',
  },
  {
    icon: 'check',
    title: 'Estimate first',
    text: 'You know the price before we start. We ask before we go beyond it.',
  },
  {
    icon: 'star',
    title: 'Long practice',
    text: '{claims.yearsOfExperience}+ years with electric carts, and with the hills they climb here.',
  },
] as const;
