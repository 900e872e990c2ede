import type { ApiFetch, Section } from '@sgc/contract/section';
import type { Rendered, RenderedPage, RendererStart, RenderRequest } from '../messages.ts';
import type { RenderBounds } from './render-to-text.ts';
import type { Exclusively } from './turns.ts';

/** Services and bounds of one rendering. */
export interface RenderContext extends RenderBounds {
  /** The API, as far as a page may ask it while it is rendered. */
  readonly api: ApiFetch;
  /** Components run in here. */
  readonly exclusively: Exclusively;
}

/** Reads the text of a file of the set's releases, such as a style, from the host. */
export type ReadReleaseText = (section: string, path: string) => Promise<string>;

/** The program that makes pages of sections: the shell's own code, from the build of the set's shell. */
export interface PageProgram<Site> {
  /** The shell's own pages. */
  readonly own: Section;
  /** Prepares what is the same for every page. */
  readonly open: (start: RendererStart, sections: ReadonlyMap<string, Section>, readText: ReadReleaseText) => Site;
  readonly renderPage: (site: Site, request: RenderRequest, context: RenderContext) => Promise<Rendered>;
  /** The page that stands in for one that cannot be rendered. */
  readonly renderFallback: (site: Site, bounds: RenderBounds) => Promise<RenderedPage>;
}
