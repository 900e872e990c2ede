import * as z from 'zod/mini';

/**
 * What a shell tells the program that started it with a channel for messages, once it listens: by port 0 it takes any free
 * port, which cannot be known before. The development command is told by the same message.
 */
export const listeningSchema = z.object({ kind: z.literal('listening'), origin: z.url({ protocol: /^http$/ }) });
export type Listening = z.infer<typeof listeningSchema>;
