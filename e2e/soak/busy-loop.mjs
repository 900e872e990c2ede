// Keeps a processor busy until the parent process ends it, or is gone.
const SLICE_MS = 100;

process.stdin.once('end', () => process.exit()).resume();

const loop = () => {
  const end = Date.now() + SLICE_MS;
  while (Date.now() < end);
  setImmediate(loop);
};
loop();
