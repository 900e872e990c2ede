import { PROGRAM_ATTRIBUTE } from '@sgc/contract/section';

/** Says of the page's program that it can come, that everything of the page answers to it, or that there is none. */
export const tellProgram = (state: 'coming' | 'here' | 'none'): void => {
  if (state === 'none') document.documentElement.removeAttribute(PROGRAM_ATTRIBUTE);
  else document.documentElement.setAttribute(PROGRAM_ATTRIBUTE, state);
};
