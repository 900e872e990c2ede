import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSample } from '@sgc/build/testing';
import type { Scale } from './measure.ts';

/** Measures each number of sections in a process of its own, so that its memory holds nothing else. */
const measureIn = async (release: string, folder: string, count: number): Promise<Scale> => {
  const child = fork(join(import.meta.dirname, 'measure.ts'), [release, join(folder, String(count)), String(count)], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });
  const [scale] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`measuring ${count} sections ended with ${code}`);
    }),
  ])) as [Scale];
  return scale;
};

/** The cost of few and of many sections of twenty pages each. */
export const measureScale = async (few: number, many: number): Promise<{ few: Scale; many: Scale }> => {
  const folder = mkdtempSync(join(tmpdir(), 'scale-'));
  try {
    const release = buildSample(join(folder, 'sample'));
    return { few: await measureIn(release, folder, few), many: await measureIn(release, folder, many) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
