/** What the site is built and tested to; docs/accessibility.md says how, criterion by criterion. */
export const ACCESSIBILITY_FACTS = { standard: 'WCAG 2.2', level: 'AA', textLevel: 'AAA' } as const;
