import { sectionNameSchema } from '@sgc/contract/section';
import { match } from 'path-to-regexp';

/** A page that is to be written. */
export interface PagePlan {
  /** Its id, and name of its files. */
  readonly page: string;
  readonly address: string;
  readonly title: string;
}

/** A section that is to be written, with its only page. */
export interface SectionPlan extends PagePlan {
  readonly name: string;
}

/** What is there already. */
export interface Present {
  /** Names of the sections that there are. */
  readonly sections: readonly string[];
  /** Address patterns by the section that they are granted to. */
  readonly grants: Readonly<Record<string, readonly string[]>>;
}

/** What is to be written, or everything that speaks against it. */
export type Planned<Plan> =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly problems: readonly string[] };

const ADDRESS = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;
const PAGE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

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

const formProblem = (address: string): string | undefined =>
  ADDRESS.test(address)
    ? undefined
    : `"${address}" is no address of a page: it starts with a slash and has lower-case words, such as /events`;

const addressProblem = (address: string, { grants }: Present): string | undefined => {
  const badForm = formProblem(address);
  if (badForm !== undefined) return badForm;
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

const titleOf = (words: string): string => capitalised(words.replaceAll('-', ' '));

const planned = <Plan>(plan: Plan, problems: readonly (string | undefined)[]): Planned<Plan> => {
  const found = problems.filter((problem) => problem !== undefined);
  return found.length > 0 ? { ok: false, problems: found } : { ok: true, plan };
};

/** Plans a section by its name and the address of its first page. */
export const planSection = (name: string, address: string, present: Present): Planned<SectionPlan> =>
  planned(
    {
      name,
      address,
      page: address.slice(1).replaceAll('/', '-'),
      title: titleOf(address.slice(address.lastIndexOf('/') + 1)),
    },
    [nameProblem(name, present), addressProblem(address, present)],
  );

/** Plans a page of a section that there is. Whether the section may show the address, the registry's grants say. */
export const planPage = (page: string, address: string): Planned<PagePlan> =>
  planned({ page, address, title: titleOf(page) }, [
    PAGE.test(page) ? undefined : `"${page}" is no page's name: it is lower-case words, such as spring-sale`,
    formProblem(address),
  ]);

/** Name of a page's component, such as `CartShows` for `cart-shows`. */
export const componentName = ({ page }: PagePlan): string => {
  const name = page.split('-').map(capitalised).join('');
  return /^\d/.test(name) ? `The${name}` : name;
};

/** Name of a page's description in code, such as `cartShows` for `cart-shows`. */
export const descriptionName = (plan: PagePlan): string => {
  const name = componentName(plan);
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
};
