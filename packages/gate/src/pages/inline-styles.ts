import { Refusal } from '@sgc/release-format';
import { type SeenPage, seenName } from './seen-pages.ts';

/**
 * Checks that no page holds styles or scripts in its HTML: browsers leave them out, as the content security policy says.
 * @throws Refusal
 */
export const checkInlineStyles = (seen: readonly SeenPage[]): void => {
  for (const one of seen) {
    const [first] = one.facts.inline;
    if (first === undefined) continue;
    const others = one.facts.inline.length - 1;
    const more = others === 0 ? '' : ` and ${others} more`;
    throw new Refusal(
      'inline-styles',
      `${seenName(one)} holds ${first}${more}, which browsers leave out: write a class of a CSS module for a style, and a handler in the component for a script`,
    );
  }
};
