import type { ComposeCommand } from '../../compose/containers.ts';
import type { FaultName } from '../../faults/names/fault-name.ts';
import { NAMED_FAULTS } from './named-faults.ts';

test('every fault has a name of its own, and says what happens', () => {
  const names = NAMED_FAULTS.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  for (const { name, what } of NAMED_FAULTS)
    expect({ name, what }).toEqual({ name, what: expect.stringMatching(/^\S.{10}/) });
});

test('a fault that a story causes without a name of the kit does not compile', () => {
  // @ts-expect-error: a story stops services by `breakServices`, which knows their names.
  const command: ComposeCommand = ['stop', 'api'];
  // @ts-expect-error: PostgreSQL does not speak HTTP, so the kit has no such fault.
  const fault: FaultName = 'api-database-link-corrupt';
  expect(NAMED_FAULTS.map(({ name }): string => name)).not.toContain(fault);
  expect(command).toHaveLength(2);
});
