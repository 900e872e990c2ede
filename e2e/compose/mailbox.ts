import { Mailbox } from '../faults/site/mailbox.ts';

// The program of the container that mailbox.yml describes.
const stop = (): never => process.exit(0);
process.once('SIGTERM', stop);
await Mailbox.open({
  host: '0.0.0.0',
  port: 2525,
  onArrival: (reference) => process.stdout.write(`arrived ${reference}\n`),
});
