import { CLOCK_SHIFTS_MS } from '../faults/names/fault-name.ts';
import { bringUp, type ComposeOptions, compose, TIMELINE } from './containers.ts';

/** Services that write to a disk which can be made small. */
export type DiskWriter = 'registry' | 'shell';

const FILLER = '/data/filler';

/** A disk with more room is none that was made small for this: it is the machine's own, and others write to it. */
const SMALL_KB = 128 * 1024;

const kilobytes = (column: 'size' | 'avail'): string => `"$(df --output=${column} /data | tail -1)"`;

const FILL = [
  `{ test ${kilobytes('size')} -lt ${SMALL_KB} || { echo '/data is no small disk, and is not filled' >&2; exit 1; }; }`,
  `{ cat /dev/zero > ${FILLER} 2>/dev/null; test ${kilobytes('avail')} -lt 16; }`,
].join(' && ');

const inContainer = (service: DiskWriter, number: number, command: string, options: ComposeOptions): Promise<string> =>
  compose(['exec', '-T', '--index', String(number), service, 'sh', '-c', command], options);

/**
 * Leaves no room on the small disk that a service was started with.
 * @param number which of its containers, from 1.
 */
export const fillDisk = async (service: DiskWriter, options: ComposeOptions, number = 1): Promise<void> => {
  TIMELINE.begin([`${service}-disk-full`], `the disk of ${service} is full`);
  await inContainer(service, number, FILL, options);
};

/** Makes room again. */
export const clearDisk = async (service: DiskWriter, options: ComposeOptions): Promise<void> => {
  TIMELINE.end((fault) => fault === `${service}-disk-full`, `there is room on the disk of ${service}`);
  await inContainer(service, 1, `rm -f ${FILLER}`, options);
};

/** Starts API, registry and shell with a clock that is a day off; another `bringUp` ends it. */
export const shiftClock = async (how: keyof typeof CLOCK_SHIFTS_MS): Promise<void> => {
  process.env.CLOCK_SHIFT_MS = String(CLOCK_SHIFTS_MS[how]);
  await bringUp({ files: ['e2e/compose/shifted-clock.yml'] });
  TIMELINE.begin([`clock-${how}`], `the programs' clock is a day ${how}`);
};
