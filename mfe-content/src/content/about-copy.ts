/** The dealer's story. */
export const STORY = [
  'We started in {claims.foundedYear} with an idea: a golf cart is a vehicle for everyday life, not just for the course. Since then we have served {claims.customersServed}+ customers.',
  'Today we sell two brands of electric carts, Denago and Evolution. We rent carts by the day, fix them, store them over winter and help with financing.',
  'Our customers live on farms, in row homes and by lakes. The hills between them are hard on motors, brakes and batteries. That is what {claims.yearsOfExperience}+ years of experience are good for.',
] as const;

/** What the dealer stands for. */
export const VALUES = [
  {
    icon: 'check',
    title: 'Say it straight',
    text: 'A price comes with its conditions. An estimate comes with its assumptions.',
  },
  { icon: 'shield', title: 'Safety first', text: 'No cart leaves us before its brakes, belts and lights are checked.' },
  {
    icon: 'leaf',
    title: 'Electric only',
    text: 'Every cart we sell runs on a battery. Old packs go to a licensed recycler.',
  },
  {
    icon: 'people',
    title: 'Close to you',
    text: 'We bring carts to {municipalities.count} communities and come back when they need service.',
  },
] as const;

/** The teams: roles and numbers, no names. */
export const TEAMS = [
  {
    icon: 'pin',
    title: 'Pocono Pines',
    text: '{staffing.poconoPines} people in the showroom, the workshop and the office.',
  },
  {
    icon: 'pin',
    title: 'Scranton/Wilkes-Barre',
    text: '{staffing.scrantonWilkesBarre} people in sales, service and delivery.',
  },
  {
    icon: 'truck',
    title: 'Mobile service',
    text: '{staffing.mobileService} technicians on the road, with tools and parts in the van.',
  },
] as const;
