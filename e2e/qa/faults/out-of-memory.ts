import { compose, containerOf, inspect } from '../../compose/containers.ts';
import type { ServiceName } from '../../compose/services.ts';
import { FILES } from '../site.ts';

/** Fills a container's memory, once its first process is what the system takes first. */
const GREEDY = 'echo 1000 > /proc/1/oom_score_adj && tail /dev/zero';

/** @throws if the system did not end the service: a kernel that counts no memory of containers. */
export const exhaustMemory = async (service: ServiceName): Promise<void> => {
  const startedAt = async (): Promise<string> => {
    const { State } = await inspect<{ State: { StartedAt: string; Running: boolean } }>(
      'container',
      await containerOf(service),
    );
    return State.Running ? State.StartedAt : '';
  };
  const before = await startedAt();
  // It ends with the container.
  const said = await compose(['exec', '-T', service, 'sh', '-c', GREEDY], FILES).catch(String);
  if ((await startedAt()) === before) throw new Error(`The memory of ${service} could not be filled: ${said}`);
};
