/** What can be wrong with any connection, by the word that stands for it in a fault's name. */
export const CONNECTION_FAULTS = {
  down: 'refuses connections',
  reset: 'breaks connections off',
  stalled: 'takes connections and answers nothing',
  frozen: 'stands still, open connections included, and goes on afterwards',
  flapping: 'is down every other second',
  slow: 'answers 700 ms later',
  late: 'answers 20 seconds later',
  dripping: 'lets answers drip, 2,000 bytes a second',
} as const;

/** What can be wrong with answers of HTTP. */
export const HTTP_FAULTS = {
  failing: 'answers every request with the status 500',
  corrupt: 'turns a byte of every answer over',
} as const;

/** What can be wrong with the files of a release. */
export const RELEASE_FAULTS = {
  'without-scripts': 'has none of the scripts for browsers',
  'corrupt-scripts': 'turns a byte of every script for browsers over',
  tampered: 'changes one bit of every file for the server',
} as const;

export const LINK_FAULTS = { ...CONNECTION_FAULTS, ...HTTP_FAULTS, ...RELEASE_FAULTS } as const;

export type LinkFault = keyof typeof LINK_FAULTS;

export const isLinkFault = (name: unknown): name is LinkFault =>
  typeof name === 'string' && Object.hasOwn(LINK_FAULTS, name);
