/** The services of docker-compose.yml that are sections, programs, or anything that runs on and can break. */
export const SECTIONS = ['mfe-catalog', 'mfe-content', 'mfe-eco', 'mfe-leads'] as const;
export const PROGRAMS = ['api', 'registry', 'shell', ...SECTIONS] as const;
export const SERVICES = ['postgres', ...PROGRAMS, 'mailbox'] as const;

export type SectionName = (typeof SECTIONS)[number];
export type ServiceName = (typeof SERVICES)[number];
