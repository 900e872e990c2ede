import { createElement } from 'react-17';
import { hydrate } from 'react-dom-17';
import { ChargeCount } from './charge-count.ts';

class ChargeCountElement extends HTMLElement {
  #isAlive = false;

  connectedCallback(): void {
    const content = this.shadowRoot?.firstElementChild;
    if (this.#isAlive || content == null) return;
    this.#isAlive = true;
    hydrate(createElement(ChargeCount, { charges: Number(this.getAttribute('charges')) }), content);
  }
}

if (customElements.get('charge-count') === undefined) customElements.define('charge-count', ChargeCountElement);

/** The element's own React takes over what the server sent. */
export const chargeMarkup = (_charges: number) => ({});
