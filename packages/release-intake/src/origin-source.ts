import { type FileSource, fileByFile, OriginUnavailable, Refusal } from '@sgc/release-format';
import type { ReleaseOrigin } from './release-origin.ts';

/** A release's files as its section's origin has them: what is missing or wrong is refused, the rest may come later. */
export const originSource = (origin: ReleaseOrigin): FileSource =>
  fileByFile({
    open: (file) => origin.open(file),
    explain: (error, { path }) => {
      if (error instanceof Refusal || error instanceof OriginUnavailable) return error;
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') return new Refusal('files', `${path} is missing at ${origin.name}`, { blameless: true });
      return new OriginUnavailable(`${path} could not be fetched from ${origin.name}: ${message}`);
    },
  });
