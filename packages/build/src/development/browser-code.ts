import { fileURLToPath } from 'node:url';

const fileOf = (name: string): string => fileURLToPath(new URL(`../../browser/${name}`, import.meta.url));

/** What a section's container exposes beside the section. */
export const HOT = fileOf('hot.ts');

/** Lets a program's copy of the refresh runtime meet React. */
export const REFRESH_HOOK = fileOf('refresh-hook.ts');
