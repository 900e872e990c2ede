import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { businessProfileSchema } from '../business/business-profile.ts';
import { DEFAULT_BUSINESS_PROFILE } from '../business/default-profile.ts';

/**
 * The setting `BUSINESS_PROFILE` of programs for Node: the name of a JSON file becomes the profile, with the default
 * for every part that the file leaves out.
 */
export const businessProfileFileSchema = z
  .string()
  .transform((file, context): unknown => {
    try {
      return { ...DEFAULT_BUSINESS_PROFILE, ...JSON.parse(readFileSync(file, 'utf8')) };
    } catch (error) {
      context.addIssue({ code: 'custom', message: `cannot be read: ${(error as Error).message}` });
      return z.NEVER;
    }
  })
  .pipe(businessProfileSchema);
