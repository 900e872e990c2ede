/** Whether pressing a button does nothing of its own: no form sent, no popover, no dialog. */
const needsProgram = (button: HTMLButtonElement): boolean =>
  (button.type === 'button' || button.form === null) && !button.popoverTargetElement && !button.commandForElement;

/**
 * Records buttons that are pressed without effect. One that is pressed again because nothing has happened yet counts once.
 * @returns ends it and gives the buttons, in the order in which they were pressed.
 */
export const keepPresses = (): (() => readonly HTMLElement[]) => {
  const pressed = new Set<HTMLElement>();
  const onClick = (event: MouseEvent): void => {
    // Of a press in a shadow root the event's target is the element around it.
    const [target] = event.composedPath();
    const button = target instanceof Element && target.closest('button');
    if (!button || !needsProgram(button)) return;
    pressed.add(button);
    button.setAttribute('aria-busy', 'true');
  };
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('click', onClick);
    return [...pressed];
  };
};
