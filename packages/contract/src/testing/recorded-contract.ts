import { z } from 'zod';

/** What a file of exchanges has to be. */
export const exchangeSchema = z.strictObject({
  name: z.string(),
  request: z.strictObject({ method: z.enum(['GET', 'POST']), path: z.string(), body: z.unknown().optional() }),
  answer: z.strictObject({ status: z.int(), body: z.unknown(), varies: z.boolean().optional() }),
});

/** What a section asks of the API, and the answer that it was given. One that `varies` is another one each time. */
export type Exchange = z.infer<typeof exchangeSchema>;
export type RecordedRequest = Exchange['request'];

const contentSchema = z.object({ 'application/json': z.object({ schema: z.object({ $ref: z.string() }) }) });

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        requestBody: z.object({ content: contentSchema }).optional(),
        responses: z.record(z.string(), z.object({ content: z.unknown().optional() })),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});
type OpenApiDocument = z.infer<typeof documentSchema>;
type Operation = OpenApiDocument['paths'][string][string];

const SCHEMAS = '#/components/schemas/';

/** A reader ignores properties that it does not know: an earlier reader needs no later ones. */
const withoutClosing = (key: string, value: unknown): unknown =>
  key === 'additionalProperties' && value === false ? undefined : value;

const faultsOf = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

/** The API's contract as it was released once: its OpenAPI document, and what was asked and answered under it. */
export class RecordedContract {
  readonly exchanges: readonly Exchange[];
  readonly #document: OpenApiDocument;

  /** @param version the day of its release: "2026-11-24". */
  constructor(
    readonly version: string,
    readonly document: object,
    exchanges: unknown,
  ) {
    this.#document = documentSchema.parse(document);
    this.exchanges = z.array(exchangeSchema).parse(exchanges);
  }

  /** The API of that time, for tests of its clients: recorded answers, and 404 for everything else. */
  readonly api = async (address: string, { method = 'GET' }: RequestInit = {}): Promise<Response> => {
    const known = this.exchanges.find(({ request }) => request.path === address && request.method === method);
    return known === undefined
      ? Response.json({ error: 'Not found' }, { status: 404 })
      : Response.json(known.answer.body, { status: known.answer.status });
  };

  /**
   * What was recorded under a name.
   * @throws if nothing was.
   */
  exchange(name: string): Exchange {
    const found = this.exchanges.find((one) => one.name === name);
    if (found === undefined) throw new Error(`nothing is recorded of ${name} under ${this.version}`);
    return found;
  }

  /** Whether the API of that time has the address at all. */
  knows(request: RecordedRequest): boolean {
    return this.#operation(request) !== undefined;
  }

  /** What the API of that time would refuse a request for, as far as its document tells. */
  faultsOfRequest(request: RecordedRequest): string[] {
    const content = this.#operation(request)?.requestBody?.content;
    return content === undefined ? [] : faultsOf(this.#schema(content), request.body);
  }

  /** What a section of that time would miss in an answer. */
  faultsOfAnswer(request: RecordedRequest, { status, body }: { status: number; body: unknown }): string[] {
    const response = this.#operation(request)?.responses[status];
    if (response === undefined) return [`a status of ${status} is not in the document`];
    return faultsOf(this.#schema(contentSchema.parse(response.content), withoutClosing), body);
  }

  #operation({ method, path }: RecordedRequest): Operation | undefined {
    const [address = ''] = path.split('?');
    const template = Object.keys(this.#document.paths).find(
      (known) => known === address || new RegExp(`^${known.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address),
    );
    return template === undefined ? undefined : this.#document.paths[template]?.[method.toLowerCase()];
  }

  #schema(content: z.infer<typeof contentSchema>, changed?: (key: string, value: unknown) => unknown): z.ZodType {
    const whole = { $ref: content['application/json'].schema.$ref, $defs: this.#document.components.schemas };
    return z.fromJSONSchema(JSON.parse(JSON.stringify(whole, changed).replaceAll(SCHEMAS, '#/$defs/')));
  }
}
