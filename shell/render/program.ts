import type { Section } from '@sgc/contract/section';
import type { PageProgram, ReadReleaseText, RendererStart } from '@sgc/renderer/process';
import * as z from 'zod/mini';
import { homeSection } from '../src/home/section.ts';
import { municipalityLinkSchema } from '../src/sections/municipality-link.schema.ts';
import { policyLinkSchema } from '../src/sections/policy-link.schema.ts';
import { InlineFiles } from './inline-files.ts';
import { type RenderSite, renderFallback, renderPage } from './render-page.tsx';

/** The sections' data that rendering needs, checked like everything that comes from another program. */
const sharedDataSchema = z.object({
  municipalities: z._default(z.array(municipalityLinkSchema), []),
  policies: z._default(z.array(policyLinkSchema), []),
});

const open = (start: RendererStart, sections: ReadonlyMap<string, Section>, readText: ReadReleaseText): RenderSite => {
  const { set, business, development, reportShare } = start;
  const data = Object.assign({}, ...[...sections.values()].map((section) => section.data ?? {}));
  const facts = { business, ...sharedDataSchema.parse(data) };
  return { set, sections, facts, files: new InlineFiles(readText), development, reportShare };
};

/** The program that makes the pages of a set. */
export const program: PageProgram<RenderSite> = { own: homeSection, open, renderPage, renderFallback };
