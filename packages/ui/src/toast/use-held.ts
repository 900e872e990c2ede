import { type RefObject, useEffect, useState } from 'react';

/** Whether the pointer rests on an element or focus is inside it. */
export const useHeld = (element: RefObject<HTMLElement | null>): boolean => {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const leaving = new AbortController();
    const on = (type: string, listener: () => void) => watched.addEventListener(type, listener, leaving);
    on('pointerenter', () => setHovered(true));
    on('pointerleave', () => setHovered(false));
    on('focusin', () => setFocused(true));
    on('focusout', () => setFocused(false));
    return () => leaving.abort();
  }, [element]);

  return hovered || focused;
};
