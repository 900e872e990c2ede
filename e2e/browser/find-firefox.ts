import { existsSync } from 'node:fs';

const SYSTEM = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'];

/**
 * The system's Firefox, or the one that `FIREFOX` names.
 * @throws with what to install, if there is none.
 */
export const findFirefox = (): string => {
  const { FIREFOX } = process.env;
  const found = [...(FIREFOX ? [FIREFOX] : []), ...SYSTEM].find((file) => existsSync(file));
  if (found === undefined)
    throw new Error('No Firefox is here. Install one (Debian: apt-get install firefox-esr), or name it: FIREFOX=…');
  return found;
};
