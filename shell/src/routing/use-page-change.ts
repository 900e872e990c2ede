import type { PageHead } from '@sgc/contract/section';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { announcePage } from '../chrome/index.ts';
import { note } from '../reporting/browser-events.ts';
import type { LoadedPage } from '../sections/loaded-page.ts';
import { writeHead } from '../seo/head-dom.ts';

const AGAIN_AFTER_MS = 10;

const titleOf = (head: PageHead): string => head.find(({ tag }) => tag === 'title')?.text ?? '';

/** A page with its tags. The tags of a document's first page are those that the server wrote. */
export interface ShownPage extends LoadedPage {
  readonly head?: PageHead;
}

/** After a navigation in the browser: the new page's head, its title announced, and the page at its top. */
export const usePageChange = (page: ShownPage): void => {
  const shown = useRef(page);
  const { hash } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';

  useEffect(() => {
    if (shown.current === page) return undefined;
    shown.current = page;
    note({ kind: 'view', sections: page.sections });
    const { head = [] } = page;
    writeHead(head);
    announcePage(titleOf(head));
    if (isBackOrForward || hash !== '') return undefined;
    window.scrollTo(0, 0);
    // Once more: layout that comes late may have moved the page.
    const again = setTimeout(() => window.scrollTo(0, 0), AGAIN_AFTER_MS);
    return () => clearTimeout(again);
  }, [page, hash, isBackOrForward]);
};
