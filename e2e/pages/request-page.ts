import type { Locator, Page } from '@playwright/test';
import { type RequestBeginning, type RequestKind, requestAddress } from '@sgc/contract/leads';
import { untilHydrated } from '../fixtures/hydration.ts';
import { WORDS } from './contact-page.ts';
import { nextDay } from './next-day.ts';

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

  /** Really asks for service, at a site's address, and answers the reference. */
  async sendService(site = ''): Promise<string> {
    await this.page.goto(site + requestAddress('service'));
    await this.fillPerson();
    await this.field('Which cart is it?').fill('Nomad XL');
    await this.field('What is wrong?').selectOption('Battery or charging');
    await this.field('Town where the cart is').fill('Tamaqua');
    await this.field('Preferred day').fill(nextDay('Monday'));
    await this.field('Message').fill('It stops after a mile.');
    await this.sendButton.click();
    await this.page.waitForURL(/\/thank-you\?ref=/);
    return new URL(this.page.url()).searchParams.get('ref') ?? '';
  }
}
