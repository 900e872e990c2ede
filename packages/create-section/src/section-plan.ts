import { sectionNameSchema } from '@sgc/contract/section';
import { match } from 'path-to-regexp';

/** A section that is to be written. */
export interface SectionPlan {
  readonly name: string;
  readonly address: string;
  /** Id of its only page, and name of the page's file. */
  readonly page: string;
  readonly title: string;
}

/** What is there already. */
export interface Present {
  /** Names of the sections that there are. */
  readonly sections: readonly string[];
  /** Address patterns by the section that they are granted to. */
  readonly grants: Readonly<Record<string, readonly string[]>>;
}

export type Planned =
  | { readonly ok: true; readonly plan: SectionPlan }
  | { readonly ok: false; readonly problems: readonly string[] };

const ADDRESS = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** First parts of addresses that the shell or the API answers itself. */
const TAKEN_BY_SHELL = ['api', 'media', 'ops', 'healthz', 'readyz', 'metrics'];

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const nameProblem = (name: string, { sections, grants }: Present): string | undefined => {
  if (!sectionNameSchema.safeParse(name).success) {
    return `"${name}" is no section's name: it is "mfe-" and lower-case words, at most 40 characters, such as mfe-events`;
  }
  if (sections.includes(name)) return `There is a section ${name} already: choose another name`;
  if (name in grants) return `${name} has a grant already, but no folder: remove its line from address-grants.ts first`;
  return undefined;
};

const covers = (grant: string, address: string): boolean =>
  grant.endsWith('/*') ? address.startsWith(grant.slice(0, -1)) : match(grant)(address) !== false;

const addressProblem = (address: string, { grants }: Present): string | undefined => {
  if (!ADDRESS.test(address)) {
    return `"${address}" is no address of a page: it starts with a slash and has lower-case words, such as /events`;
  }
  if (TAKEN_BY_SHELL.includes(address.split('/')[1] ?? '')) {
    return `${address} is answered by the shell or the API: choose another address`;
  }
  for (const [section, patterns] of Object.entries(grants)) {
    const pattern = patterns.find((granted) => covers(granted, address));
    if (pattern !== undefined)
      return `${address} is granted to ${section} already (${pattern}): choose another address`;
  }
  return undefined;
};

/** What is to be written for a name and an address, or everything that speaks against them. */
export const planSection = (name: string, address: string, present: Present): Planned => {
  const problems = [nameProblem(name, present), addressProblem(address, present)].filter(
    (problem) => problem !== undefined,
  );
  if (problems.length > 0) return { ok: false, problems };
  const words = address.slice(1).replaceAll('/', '-');
  const last = address.split('/').at(-1) ?? words;
  return { ok: true, plan: { name, address, page: words, title: capitalised(last.replaceAll('-', ' ')) } };
};

/** Name of a page's component, such as `CartShows` for `cart-shows`. */
export const componentName = ({ page }: SectionPlan): string => {
  const name = page.split('-').map(capitalised).join('');
  return /^\d/.test(name) ? `The${name}` : name;
};
