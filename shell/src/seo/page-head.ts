import type { PageHead } from '@sgc/contract/section';

/** The title among the tags. */
export const titleOf = (head: PageHead): string => head.find(({ tag }) => tag === 'title')?.text ?? '';
