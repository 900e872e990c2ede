import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drawArtFiles } from '../src/index.ts';

// Writes the pictures that pages place. They are kept in the repository, so that no build depends on this script.
const folder = fileURLToPath(new URL('../art/', import.meta.url));
await mkdir(`${folder}vehicles`, { recursive: true });
await Promise.all(Object.entries(drawArtFiles()).map(([name, svg]) => writeFile(`${folder}${name}`, `${svg}\n`)));
