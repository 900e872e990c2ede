/** The reasons a visitor can give for writing, in the order the form shows them. */
export const CONTACT_INTERESTS = ['sales', 'service', 'parts', 'general'] as const;
export type ContactInterest = (typeof CONTACT_INTERESTS)[number];

/** What the form shows for each interest. */
export const CONTACT_INTEREST_LABELS: Record<ContactInterest, string> = {
  sales: 'Sales Inquiry',
  service: 'Service Request',
  parts: 'Parts & Accessories',
  general: 'General Question',
};
