/** @returns whether the visitor has moved the page by hand. */
export const watchScroll = (): (() => boolean) => {
  let isMoved = false;
  const see = (): void => {
    isMoved = true;
  };
  for (const type of ['wheel', 'touchmove', 'keydown']) addEventListener(type, see, { once: true, passive: true });
  return () => isMoved;
};
