// A wait ends when what it waits for is there. The second that the library allows is not enough on a machine with other work.
const LONGEST_WAIT_MS = 30_000;

const testingLibrary = () => {
  try {
    return require('@testing-library/react');
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    return undefined;
  }
};

// Tests without a document have no use for it.
if (typeof document !== 'undefined') testingLibrary()?.configure({ asyncUtilTimeout: LONGEST_WAIT_MS });
