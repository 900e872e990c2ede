import type { PageHead, PageResolution } from '@sgc/contract/section';
import { afterPaint } from '@sgc/ui';
import { useEffect, useRef } from 'react';
import { announcePage } from '../chrome/index.ts';
import { note } from '../reporting/browser-events.ts';
import type { LoadedPage } from '../sections/loaded-page.ts';
import { writeHead } from '../seo/head-dom.ts';

/** A page with its tags and the token of its view. Those of a document's first page came with the document. */
export interface ShownPage extends LoadedPage {
  readonly head?: PageHead | undefined;
  /** The resolution that its code was found by. */
  readonly resolution?: PageResolution;
  readonly token?: string | undefined;
}

/** After a navigation in the browser: the new page's head, and its title announced. */
export const usePageChange = (page: ShownPage): void => {
  const shown = useRef(page);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const { head, sections, token, resolution } = page;
    const tell = (): void => {
      if (shown.current !== page) return;
      note({ kind: 'view', sections, token, page: resolution?.page });
      if (head !== undefined) writeHead(head);
      announcePage(document.title);
    };
    // Once the page is painted: its layout is done, and the visitor does not wait for this.
    afterPaint(tell);
  }, [page]);
};
