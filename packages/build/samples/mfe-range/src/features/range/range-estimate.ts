import { html, LitElement } from 'lit';

const STEP_MILES = 5;

/** Says how far a cart goes; a press adds to it. */
class RangeEstimate extends LitElement {
  static override properties = { miles: { type: Number } };
  declare miles: number;

  override render() {
    return html`<p>${this.miles} miles on one charge</p>
      <button type="button" @click=${this.#add}>Add ${STEP_MILES} miles</button>`;
  }

  readonly #add = (): void => {
    this.miles += STEP_MILES;
  };
}

if (customElements.get('range-estimate') === undefined) customElements.define('range-estimate', RangeEstimate);
