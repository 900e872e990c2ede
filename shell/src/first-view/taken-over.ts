import { useEffect } from 'react';

let tell: () => void;

/** Settles once everything of the page answers to the program. */
export const takenOver = new Promise<void>((resolve) => {
  tell = resolve;
});

/** For the page's outermost component, whose effects run last. */
export const useTakenOver = (): void => useEffect(() => tell(), []);
