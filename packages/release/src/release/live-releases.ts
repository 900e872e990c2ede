import { SHARED_RELEASES, sharedReleasesSchema } from '@sgc/contract/operations';
import { DESCRIPTOR_FILE, fileByFile, parseDescriptor, type ReleaseFolder } from '@sgc/release-format';
import { Failure } from '../failure.ts';

const ANSWER_LIMIT_MS = 20_000;

/** A site, or a part of it, that is not handed out. */
export class NotShared extends Failure {}

const ask = async (address: string): Promise<Response> => {
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
  const answer = await fetch(address, { signal }).catch((error: Error) => {
    throw new Failure(`${address} cannot be asked: ${error.message}`);
  });
  if (answer.ok) return answer;
  throw new NotShared(
    `${address} answers ${answer.status}. Does the site share its releases? Its shells have SHARE_RELEASES=true then.`,
  );
};

/**
 * The live version of each section of a site.
 * @throws NotShared if the site keeps its releases to itself, Failure if it cannot be asked.
 */
export const liveVersions = async (site: string): Promise<Readonly<Record<string, string>>> => {
  const answer = await ask(`${site}${SHARED_RELEASES}`);
  const parsed = sharedReleasesSchema.safeParse(await answer.json().catch(() => undefined));
  if (!parsed.success) throw new Failure(`${site}${SHARED_RELEASES} does not list the live releases of a site.`);
  return parsed.data.live;
};

/**
 * Fetches the live release of a section, every file as its digest says.
 */
export const fetchLiveRelease = async (
  site: string,
  [section, version]: readonly [string, string],
  folder: ReleaseFolder,
): Promise<void> => {
  const place = `${site}${SHARED_RELEASES}/${section}`;
  const descriptor = parseDescriptor(section, await (await ask(`${place}/${DESCRIPTOR_FILE}`)).text());
  if (descriptor.version !== version) throw new Failure(`${section} has just changed at ${site}. Try again.`);
  const source = fileByFile({
    open: async ({ path }) => {
      const { body } = await ask(`${place}/${path}`);
      if (body === null) throw new Failure(`${place}/${path} is empty.`);
      return body;
    },
    explain: (error, { path }) =>
      error instanceof Failure ? error : new Failure(`${path} of ${section}: ${(error as Error).message}`),
  });
  await folder.fetch(source, section, descriptor);
};
