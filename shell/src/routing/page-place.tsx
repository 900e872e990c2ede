import type { ReactNode } from 'react';
import { onIdle } from '../reporting/browser-resources.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'page-place': HTMLAttributes<HTMLElement>;
    }
  }
}

/**
 * React hides what is out of sight with `display: none`, and the browser then forgets its style and layout: showing it would
 * begin with both. A rule of the element's own comes before that. What it hides with instead keeps them, and hides from
 * keyboards, screen readers and searches all the same.
 */
const STYLES = `
  :host { display: block }
  @supports (content-visibility: hidden) {
    :host { display: block !important }
    :host([style*='display: none']) { content-visibility: hidden }
  }
`;

const definePlace = (): void => {
  const styles = new CSSStyleSheet();
  styles.replaceSync(STYLES);

  class PagePlaceElement extends HTMLElement {
    static readonly observedAttributes = ['style'];

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [styles];
      root.append(document.createElement('slot'));
    }

    attributeChangedCallback(): void {
      // Asking where something is has the browser style and lay out all of it, hidden or not.
      if (this.style.display === 'none') onIdle(() => this.firstElementChild?.getBoundingClientRect());
    }
  }

  customElements.define('page-place', PagePlaceElement);
};

// Without style sheets of its own it is an element like any other, which React hides.
if ('adoptedStyleSheets' in document) definePlace();

/** The element that a page stands in: one out of sight is laid out in it, so that showing it is little more than painting it. */
export const PagePlace = ({ children }: { children: ReactNode }) => <page-place>{children}</page-place>;
