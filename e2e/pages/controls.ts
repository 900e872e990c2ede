import { type ElementHandle, expect, type Page } from '@playwright/test';

/** What a control does, as far as its own element says. */
type Kind = 'popover' | 'dialog' | 'disclosure' | 'submit' | 'plain' | 'tick' | 'select' | 'text';

type Control = ElementHandle<HTMLElement>;

const VISIBLE_CONTROLS = ['button', 'summary', 'input', 'select', 'textarea'].map((tag) => `${tag}:visible`).join(', ');

const kindOf = (control: Control): Promise<Kind> =>
  control.evaluate((element) => {
    if (element instanceof HTMLButtonElement) {
      if (element.popoverTargetElement !== null) return 'popover';
      if (element.commandForElement !== null) return 'dialog';
      return element.type === 'submit' && element.form !== null ? 'submit' : 'plain';
    }
    if (element instanceof HTMLSelectElement) return 'select';
    if (element instanceof HTMLInputElement) return /checkbox|radio/.test(element.type) ? 'tick' : 'text';
    return element instanceof HTMLTextAreaElement ? 'text' : 'disclosure';
  });

const enteredIn = (control: Control): Promise<string> =>
  control.evaluate((element) =>
    element instanceof HTMLInputElement && /checkbox|radio/.test(element.type)
      ? String(element.checked)
      : (element as HTMLInputElement).value,
  );

const WORDS: Readonly<Record<string, string>> = {
  number: '7',
  email: 'pat@example.com',
  tel: '5705550100',
  date: '2027-05-05',
};

const typeInto = async (control: Control): Promise<void> => {
  const type = await control.evaluate((element) => (element as HTMLInputElement).type);
  await control.fill(WORDS[type] ?? '7');
};

const chooseLast = (control: Control): Promise<unknown> =>
  control
    .evaluate((element) => (element as HTMLSelectElement).options.length - 1)
    .then((index) => control.selectOption({ index }));

/** Everything on a page that a visitor can press, open or fill in, and what came of it. */
export class Controls {
  readonly #page: Page;
  readonly #values: (readonly [control: Control, value: string])[] = [];
  readonly #pressed: Control[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Uses every control that is to be seen. What works of its own has to work now. */
  async useAll(): Promise<void> {
    const controls = (await this.#page.locator(VISIBLE_CONTROLS).elementHandles()) as Control[];
    for (const control of controls) {
      // A choice may leave a field out that only another choice has.
      if (await control.isVisible()) await this.#use(control, await kindOf(control));
    }
  }

  /** Counts presses that no person makes, from now on. */
  async countReplays(): Promise<void> {
    await this.#page.evaluate(() => {
      const replays = new Map<Element, number>();
      Object.assign(window, { replays });
      const count = ({ isTrusted, target }: Event): void => {
        const button = (target as Element).closest('button');
        if (!isTrusted && button !== null) replays.set(button, (replays.get(button) ?? 0) + 1);
      };
      document.addEventListener('click', count, true);
    });
  }

  /** Every button that did nothing of its own was pressed once for its visitor, and every field is as it was left. */
  async expectDone(): Promise<void> {
    for (const button of this.#pressed) {
      const replays = await button.evaluate((element) =>
        (window as unknown as { replays: Map<Element, number> }).replays.get(element),
      );
      expect(replays, `presses of ${await button.textContent()}`).toBe(1);
      expect(await button.getAttribute('aria-busy')).toBeNull();
    }
    for (const [control, value] of this.#values) expect(await enteredIn(control)).toBe(value);
  }

  async #use(control: Control, kind: Kind): Promise<void> {
    if (kind === 'popover' || kind === 'dialog') return this.#open(control, kind);
    if (kind === 'disclosure') {
      const isOpen = () => control.evaluate((element) => (element.parentElement as HTMLDetailsElement).open);
      const before = await isOpen();
      await control.click();
      expect(await isOpen()).toBe(!before);
    } else if (kind === 'submit') {
      // The server answers it: other tests send these forms without any script.
      expect(await control.evaluate((element) => (element as HTMLButtonElement).form?.hasAttribute('action'))).toBe(
        true,
      );
    } else if (kind === 'plain') {
      await control.dblclick();
      expect(await control.getAttribute('aria-busy')).toBe('true');
      this.#pressed.push(control);
    } else {
      if (kind === 'tick') await control.dispatchEvent('click');
      else await (kind === 'select' ? chooseLast(control) : typeInto(control));
      this.#values.push([control, await enteredIn(control)]);
    }
  }

  async #open(control: Control, kind: 'popover' | 'dialog'): Promise<void> {
    const isOpen = () =>
      control.evaluate((element) =>
        Boolean(
          (element as HTMLButtonElement)[
            element.hasAttribute('commandfor') ? 'commandForElement' : 'popoverTargetElement'
          ]?.matches(':popover-open, :modal'),
        ),
      );
    await control.click();
    expect(await isOpen(), `the ${kind} of ${await control.textContent()}`).toBe(true);
    await this.#page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
  }
}
