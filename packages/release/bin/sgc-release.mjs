#!/usr/bin/env node
// The command is written in TypeScript and runs as it is.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
