import type { Budget } from '@sgc/contract/section';
import type { ClientFiles, ReleaseDescriptor } from '@sgc/release-format';
import { Refusal } from '@sgc/release-format';

/** Limits of every section for one page, even if its own budget is higher; bytes as brotli sends them. */
export const SHELL_BUDGET = { scripts: 40_000, styles: 20_000, firstScreen: 20_480 } satisfies Budget;

/** Size of a page's files on the wire. */
const weigh = ({ files }: ReleaseDescriptor) => {
  const sizes = new Map(files.map(({ path, size }) => [path, size]));
  const onTheWire = (path: string): number => sizes.get(`${path}.br`) ?? sizes.get(path) ?? 0;
  return (paths: readonly string[]): number => paths.reduce((sum, path) => sum + onTheWire(path), 0);
};

/**
 * Checks that no page or fragment sends more of the section's files than it may.
 * @throws Refusal
 */
export const checkBudgets = (descriptor: ReleaseDescriptor): void => {
  const own = descriptor.budget ?? SHELL_BUDGET;
  const weight = weigh(descriptor);
  const check = (what: string, files: ClientFiles, kind: 'scripts' | 'styles'): void => {
    const limit = Math.min(own[kind], SHELL_BUDGET[kind]);
    const bytes = weight(files[kind]);
    if (bytes <= limit) return;
    const whose = own[kind] <= SHELL_BUDGET[kind] ? "the section's own" : "the shell's";
    throw new Refusal('budgets', `${what} sends ${bytes} bytes of ${kind}, and ${whose} budget is ${limit}`);
  };
  const parts: (readonly [string, ClientFiles])[] = [
    ...descriptor.pages.map(({ id, files }) => [`the page ${id}`, files] as const),
    ...Object.entries(descriptor.fragments).map(([name, files]) => [`the fragment ${name}`, files] as const),
  ];
  for (const [what, files] of parts) {
    check(what, files, 'scripts');
    check(what, files, 'styles');
  }
};
