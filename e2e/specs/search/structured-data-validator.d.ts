/** The package comes without types: what is used of it. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly severity: 'ERROR' | 'WARNING';
    readonly rootType: string;
    readonly issueMessage: string;
  }

  interface ExtractedData {
    readonly jsonld: Readonly<Record<string, unknown[]>>;
    readonly microdata: object;
    readonly rdfa: object;
    readonly errors: readonly object[];
  }

  export default class Validator {
    validate(data: ExtractedData): Promise<Issue[]>;
  }
}
