import type { Locator, Page } from '@playwright/test';
import { ADDRESSES } from '@sgc/contract/addresses';
import { untilHydrated } from '../fixtures/hydration.ts';

/** What a visitor writes in these tests. */
export const WORDS = {
  'First name': 'Ada',
  'Last name': 'Müller',
  Email: 'ada@example.com',
  Phone: '(570) 555-0100',
  Message: 'Is the EV City street legal in Pottsville? 🛺\nThank you!',
} as const;

/** The contact page and its form. */
export class ContactPage {
  readonly page: Page;
  readonly form: Locator;
  readonly sendButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole('form', { name: 'Send us a message' });
    this.sendButton = this.form.getByRole('button', { name: /^Send/ });
  }

  /** Opens the page and waits until its program has taken over. */
  async open(address: string = ADDRESSES.contact): Promise<void> {
    await this.page.goto(address);
    await untilHydrated(this.page);
  }

  field(label: keyof typeof WORDS): Locator {
    return this.form.getByLabel(label, { exact: true });
  }

  /** Fills in as a person does: key by key, with time between them. */
  async typeIn(msBetweenKeys: number): Promise<void> {
    for (const [label, words] of Object.entries(WORDS)) {
      await this.field(label as keyof typeof WORDS).pressSequentially(words, { delay: msBetweenKeys });
    }
    await this.chooseInterest();
  }

  async fillWords(): Promise<void> {
    for (const [label, words] of Object.entries(WORDS)) {
      await this.field(label as keyof typeof WORDS).fill(words);
    }
  }

  async fillIn(): Promise<void> {
    await this.fillWords();
    await this.chooseInterest();
  }

  async chooseInterest(): Promise<void> {
    await this.form.getByLabel('What is it about?').selectOption('Service Request');
  }

  /** What stands in the form now. */
  async words(): Promise<Record<string, string>> {
    const labels = Object.keys(WORDS) as (keyof typeof WORDS)[];
    return Object.fromEntries(
      await Promise.all(labels.map(async (label) => [label, await this.field(label).inputValue()])),
    );
  }
}
