import { Refusal, type ReleaseDescriptor } from '@sgc/release-format';
import { checkApiFields, type OpenApi, openApiSchema } from '@sgc/release-format/checks';
import type { ApiFetcher } from '@sgc/renderer/host';

const DOCUMENT = '/api/openapi.json';

/** Several releases at once ask the API once; one that waits for the API is tried again later than this. */
const FRESH_MS = 3000;

const LIMIT_MS = 3000;

/** Compares the fields that releases ask of the API with the live API's own document. */
export class ApiFieldsCheck {
  readonly #api: ApiFetcher;
  #read: { readonly at: number; readonly document: Promise<OpenApi> } | undefined;

  constructor(api: ApiFetcher) {
    this.#api = api;
  }

  /**
   * Checks that the live API has every field that a release depends on.
   * @param isFirst whether nothing of its section has been live: then it passes without an answer of the API, because
   * visitors would have no page at all.
   * @throws Refusal, which may pass once the API is deployed, or answers again.
   */
  async check({ api = [] }: ReleaseDescriptor, isFirst: boolean): Promise<void> {
    if (api.length === 0) return;
    const known = await this.#document().catch((error: unknown) => {
      if (isFirst) return undefined;
      throw error;
    });
    if (known !== undefined) checkApiFields(api, known);
  }

  #document(): Promise<OpenApi> {
    const now = Date.now();
    if (this.#read === undefined || now - this.#read.at > FRESH_MS) this.#read = { at: now, document: this.#fetch() };
    return this.#read.document;
  }

  async #fetch(): Promise<OpenApi> {
    try {
      const { status, body } = await this.#api(DOCUMENT, {
        requestId: 'api-fields',
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      if (status !== 200) throw new Error(`status ${status}`);
      return openApiSchema.parse(JSON.parse(Buffer.from(body).toString('utf8')));
    } catch (error) {
      const reason = `what the API knows could not be read at ${DOCUMENT} (${(error as Error).message}); it is tried again`;
      throw new Refusal('api-fields', reason, { blameless: true });
    }
  }
}
