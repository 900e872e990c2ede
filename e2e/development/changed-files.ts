/** Files of the page with the form, of each kind that a team saves. */
export const FORM = 'mfe-leads/src/features/contact/contact-form.tsx';
export const STYLES = 'mfe-leads/src/features/contact/contact-form.module.css';
export const COPY = 'mfe-leads/src/content/requests.ts';
export const PAGE = 'mfe-leads/src/pages/contact.page.tsx';

/** Where that page is. */
export const ADDRESS = '/contact?request=call';
