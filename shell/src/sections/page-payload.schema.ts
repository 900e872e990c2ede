import { errorDetailSchema } from '@sgc/contract/api';
import { businessProfileSchema } from '@sgc/contract/business';
import { pageResolutionSchema } from '@sgc/contract/section';
import type { DehydratedState } from '@tanstack/react-query';
import * as z from 'zod/mini';

/** A municipality as navigation and footer name it, handed out by the section that owns municipalities. */
export const municipalityLinkSchema = z.object({ name: z.string(), slug: z.string() });
export type MunicipalityLink = z.infer<typeof municipalityLinkSchema>;

/** What the server hands to the browser beside the HTML of a page. */
export const pagePayloadSchema = z.object({
  /** Release set of the visit. */
  set: z.string(),
  /** Null for an address that leads nowhere. */
  resolution: z.nullable(pageResolutionSchema),
  /** Fragments that the server had to leave out of the page. */
  withoutFragments: z.array(z.string()),
  submission: z.optional(
    z.object({
      values: z.record(z.string(), z.string()),
      error: z.string(),
      details: z.array(errorDetailSchema),
    }),
  ),
  /** react-query's dehydrated cache. */
  queries: z.custom<DehydratedState>((value) => typeof value === 'object' && value !== null),
  business: businessProfileSchema,
  municipalities: z.array(municipalityLinkSchema),
  /** Whether open pages follow code that goes live: only while developing. */
  followsLiveCode: z.boolean(),
  /** Share of visits, 0 to 1, that report how they went. */
  reportShare: z.number(),
});
export type PagePayload = z.infer<typeof pagePayloadSchema>;

/** Where a page hears of code that went live, while developing. */
export const DEV_EVENTS = '/_dev/events';

/** Id of the script element that holds the payload. */
export const PAYLOAD_ELEMENT_ID = 'page-payload';
