import { afterPaint } from '@sgc/ui';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Beginning } from '../../domain/beginning.ts';
import type { Sending } from '../../domain/sending.ts';
import { type ContactDraft, dropDraft, keepDraft, readDraft } from './contact-draft.ts';
import { fillIn, hasWords, wordsElsewhere, wordsOf } from './form-words.ts';

/** Keeps what is typed into a form in the tab, and puts it back after a reload. */
export const useContactDraft = (form: RefObject<HTMLFormElement | null>, begun: Beginning) => {
  const [isUnsent, setUnsent] = useState(false);
  const startedAt = useRef(0);
  const sending = useRef<Sending>(undefined);

  const keep = useCallback(() => {
    if (form.current === null) return;
    const words = wordsOf(form.current, begun);
    setUnsent(hasWords(words));
    const values = { ...wordsElsewhere(form.current, readDraft()?.values ?? {}), ...words };
    if (!hasWords(values)) return dropDraft();
    keepDraft({ startedAt: startedAt.current, changedAt: Date.now(), values, sending: sending.current });
  }, [form, begun]);

  useEffect(() => {
    const begin = (draft: ContactDraft | undefined): void => {
      if (form.current === null) return;
      // A visitor who typed before this code was loaded counts from the start of the document.
      const openedAt = hasWords(wordsOf(form.current, begun)) ? performance.timeOrigin : startedAt.current;
      startedAt.current = draft?.startedAt ?? openedAt;
      sending.current = draft?.sending;
      if (draft !== undefined) fillIn(form.current, draft.values, begun);
      const words = wordsOf(form.current, begun);
      // Words typed before this code was here are kept too; words that only came back do not live longer for it.
      const isAsKept =
        draft !== undefined && Object.entries(words).every(([name, text]) => draft.values[name] === text);
      if (isAsKept) setUnsent(hasWords(words));
      else keep();
    };
    startedAt.current = Date.now();
    // Words that come back are there with the page. Without any it is shown first: reading a form takes a while.
    const draft = readDraft();
    if (draft !== undefined) return begin(draft);
    return afterPaint(() => begin(readDraft()));
  }, [form, begun, keep]);

  const drop = useCallback(() => {
    sending.current = undefined;
    setUnsent(false);
    dropDraft();
  }, []);

  return { isUnsent, startedAt, sending, keep, drop };
};
