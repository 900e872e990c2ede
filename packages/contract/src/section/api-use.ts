import type * as z from 'zod/mini';

/** A request that a section makes of the API, and the fields that it depends on. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST';
  /** As the API's OpenAPI writes it: `/api/vehicles/{id}`. */
  readonly path: `/api/${string}`;
  /** What may stand in the body, or after the `?` of a GET. */
  readonly sends?: z.core.$ZodType;
  /** What the answer is parsed with. */
  readonly expects?: z.core.$ZodType;
}

/** Every request that a section makes of the API. Its release names their fields, which the gate compares with the API. */
export type ApiUse = readonly ApiRequest[];
