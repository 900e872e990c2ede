import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawSitePictures } from './site-pictures.ts';

// To look at them: into the folder given, or `dist/site`. The shell's build renders its own.
await drawSitePictures(resolve(process.argv[2] ?? fileURLToPath(new URL('../dist/site', import.meta.url))));
