import type { Page, PageContext, SeoDescriptor } from '@sgc/contract/section';
import type { LoadedPage } from '../sections/loaded-page.ts';
import { notFoundSeo, unavailableSeo } from './plain-seo.ts';
import { seoDescriptorSchema } from './seo-descriptor.schema.ts';

/** A loaded page's own description, or the shell's for the screen in its place. */
export const describePage = async (
  loaded: LoadedPage,
  described?: { readonly page: Page; readonly context: PageContext },
): Promise<SeoDescriptor> => {
  if (loaded.Component === undefined || described === undefined) {
    return loaded.outcome === 'unavailable' ? unavailableSeo : notFoundSeo;
  }
  const { page, context } = described;
  const seo = await page.seo(context, loaded.outcome);
  const parsed = seoDescriptorSchema.safeParse(seo);
  if (parsed.success) return seo;
  const [issue] = parsed.error.issues;
  throw new Error(`the page ${page.id} does not describe itself: ${issue?.path.join('.') || 'seo'}: ${issue?.message}`);
};
