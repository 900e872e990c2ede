import { report } from '../figures.ts';
import type { Scale } from './measure.ts';
import { measureScale } from './measure-scale.ts';

const FEW = 4;
const MANY = 100;

const shown = (scale: Scale): string =>
  `${Math.round(scale.activationMs)} ms (${Math.round(scale.activationCpuMs)} ms of processor), ${Math.round(scale.memoryMb)} MB, ` +
  `${scale.matchUs.literal.toFixed(1)} and ${scale.matchUs.variable.toFixed(1)} us, ${scale.manifestBytes} bytes`;

/** The cost of 100 sections of 20 pages, as a ratio to that of 4 in the same run. */
export const reportScale = async (): Promise<boolean[]> => {
  const { few, many } = await measureScale(FEW, MANY);
  console.log(`  ${FEW} sections: ${shown(few)}\n  ${MANY} sections: ${shown(many)}`);
  const compare = (name: string, of: (scale: Scale) => number, atMost: number): boolean =>
    report(`${MANY} sections to ${FEW}: ${name}`, [of(many) / of(few)], { atMost });
  return [
    compare('activating a release', (scale) => scale.activationCpuMs, 2.5),
    compare('memory', (scale) => scale.memoryMb, 2),
    compare('matching an address', (scale) => scale.matchUs.literal, 4),
    compare('matching an address with a variable part', (scale) => scale.matchUs.variable, 4),
    compare('what a page says of its code, compressed', (scale) => scale.manifestBytes, 1.05),
  ];
};
