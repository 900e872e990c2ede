/** What happens to a container, by the word that stands for it in a fault's name: what that is like, and the commands that begin and end it. */
export const SERVICE_FAULTS = {
  killed: { what: 'ends as in a loss of power', begin: ['kill'], end: 'start' },
  stopped: { what: 'is shut down in order', begin: ['stop', '-t', '60'], end: 'start' },
  paused: { what: 'stands still: connections open, nothing is answered', begin: ['pause'], end: 'unpause' },
} as const;

export type ServiceFault = keyof typeof SERVICE_FAULTS;
