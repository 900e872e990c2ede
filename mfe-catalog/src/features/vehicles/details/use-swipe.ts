import { type PointerEvent, useRef } from 'react';

/** How far a finger goes before it means the next picture, in pixels. */
const LEAST_WAY = 40;

/** Handlers for a part that is swiped to the side: 1 for the next picture, -1 for the one before. A mouse does not swipe. */
export const useSwipe = (onSwipe: (by: 1 | -1) => void) => {
  const start = useRef<number>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      start.current = pointerType === 'touch' ? clientX : undefined;
    },
    // The browser took the finger over, to scroll or to zoom.
    onPointerCancel: () => {
      start.current = undefined;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const way = start.current === undefined ? 0 : clientX - start.current;
      start.current = undefined;
      if (Math.abs(way) >= LEAST_WAY) onSwipe(way < 0 ? 1 : -1);
    },
  };
};
