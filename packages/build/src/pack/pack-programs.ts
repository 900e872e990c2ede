import { cp, lstat, mkdir, readFile, readlink, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import * as z from 'zod';

/** What packing needs to know of a program: `"packs": { "runs": ["dist/main.js"], "takes": ["dist"] }` in its package.json. */
const packageSchema = z.object({
  packs: z.object({
    /** Files that Node starts; what they need is found from here. */
    runs: z.array(z.string()).min(1),
    /** Folders taken whole, such as files that are served. */
    takes: z.array(z.string()),
  }),
});

const copyOne = async (root: string, target: string, file: string): Promise<void> => {
  const from = join(root, file);
  const to = join(target, file);
  await mkdir(dirname(to), { recursive: true });
  const found = await lstat(from);
  // A link stays a link: packages find one another by where they lie.
  if (found.isSymbolicLink()) await symlink(await readlink(from), to);
  else await cp(from, to);
};

const packsOf = async (root: string, program: string) =>
  packageSchema.parse(JSON.parse(await readFile(join(root, program, 'package.json'), 'utf8'))).packs;

/** Every file that a built program can load, relative to the project's folder. */
export const tracedFiles = async (root: string, program: string): Promise<string[]> => {
  const { runs } = await packsOf(root, program);
  const { fileList } = await nodeFileTrace(
    runs.map((file) => join(root, program, file)),
    { base: root },
  );
  return [...fileList];
};

/**
 * Copies built programs with exactly the files of the registry's packages that they can load, and nothing else.
 * @param root folder of the whole project.
 * @param programs folders of the programs below it, such as `api`.
 * @param target new folder that gets the same tree as the project.
 */
export const packPrograms = async (root: string, programs: readonly string[], target: string): Promise<void> => {
  const copied = new Set<string>();
  for (const program of programs) {
    const { takes } = await packsOf(root, program);
    const taken = takes.map((folder) => join(program, folder));
    for (const folder of taken) await cp(join(root, folder), join(target, folder), { recursive: true });
    const traced = (await tracedFiles(root, program)).filter(
      (file) => !taken.some((folder) => file.startsWith(`${folder}/`)),
    );
    for (const file of new Set([...traced, join(program, 'package.json')])) {
      if (!copied.has(file)) await copyOne(root, target, file);
      copied.add(file);
    }
  }
};
