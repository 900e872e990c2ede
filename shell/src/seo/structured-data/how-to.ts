import type { HowToSubject } from '@sgc/contract/section';
import type { HowTo } from 'schema-dts';

/** Steps that the page shows. */
export const howToNode = ({ name, steps }: HowToSubject, url: string): HowTo => ({
  '@type': 'HowTo',
  '@id': `${url}#how-to`,
  name,
  step: steps.map((step, index) => ({ '@type': 'HowToStep' as const, position: index + 1, ...step })),
});
