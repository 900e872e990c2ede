import type { Locator, Page } from '@playwright/test';
import { type RequestBeginning, type RequestKind, requestAddress } from '@sgc/contract/leads';
import { untilHydrated } from '../fixtures/hydration.ts';
import { WORDS } from './contact-page.ts';

/** Who asks. */
export const PERSON = {
  'First name': WORDS['First name'],
  'Last name': WORDS['Last name'],
  Email: WORDS.Email,
  Phone: WORDS.Phone,
} as const;

/** The contact page with the form of a request. */
export class RequestPage {
  readonly form: Locator;
  readonly sendButton: Locator;

  constructor(readonly page: Page) {
    this.form = page.getByRole('form', { name: /^Request/ });
    this.sendButton = this.form.getByRole('button', { name: 'Send request' });
  }

  async open(kind: RequestKind, begun: RequestBeginning = {}): Promise<void> {
    await this.page.goto(requestAddress(kind, begun));
    await untilHydrated(this.page);
  }

  field(label: string): Locator {
    return this.form.getByLabel(label, { exact: false }).first();
  }

  async fillPerson(): Promise<void> {
    for (const [label, words] of Object.entries(PERSON)) await this.form.getByLabel(label, { exact: true }).fill(words);
  }
}
