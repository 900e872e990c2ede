/** What the calculator says when a result appears. */
export const CELEBRATION = {
  title: 'Great Choice for the Environment!',
  text: 'Your switch to electric saves the planet and your wallet',
} as const;
