/** Files of the page with the form, of each kind that a team saves. */
export const FORM = 'mfe-leads/src/features/contact/contact-form.tsx';
export const STYLES = 'mfe-leads/src/features/contact/contact-form.module.css';
export const COPY = 'mfe-leads/src/content/requests.ts';
export const PAGE = 'mfe-leads/src/pages/contact.page.tsx';

/** Files of what that page shares with all others: a component of `packages/ui`, and one of the shell. */
export const UI = 'packages/ui/src/section-header/section-header.tsx';
export const FOOTER = 'shell/src/chrome/footer.tsx';

/** Where that page is. */
export const ADDRESS = '/contact?request=call';
