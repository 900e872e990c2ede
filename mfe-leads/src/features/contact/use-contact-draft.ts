import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Sending } from '../../domain/sending.ts';
import { dropDraft, keepDraft, readDraft } from './contact-draft.ts';
import { fillIn, hasWords, wordsOf } from './form-words.ts';

/** Keeps what is typed into a form in the tab, and puts it back after a reload. */
export const useContactDraft = (form: RefObject<HTMLFormElement | null>) => {
  const [isUnsent, setUnsent] = useState(false);
  const startedAt = useRef(0);
  const sending = useRef<Sending>(undefined);

  const keep = useCallback(() => {
    if (form.current === null) return;
    const values = wordsOf(form.current);
    setUnsent(hasWords(values));
    if (!hasWords(values)) return dropDraft();
    keepDraft({ startedAt: startedAt.current, changedAt: Date.now(), values, sending: sending.current });
  }, [form]);

  useEffect(() => {
    if (form.current === null) return;
    const draft = readDraft();
    // Who typed before this code was here began when the document did.
    const openedAt = hasWords(wordsOf(form.current)) ? performance.timeOrigin : Date.now();
    startedAt.current = draft?.startedAt ?? openedAt;
    sending.current = draft?.sending;
    if (draft !== undefined) fillIn(form.current, draft.values);
    // Words typed before this code was here are kept too; words that only came back do not live longer for it.
    const isAsKept = JSON.stringify(wordsOf(form.current)) === JSON.stringify(draft?.values);
    if (isAsKept) setUnsent(true);
    else keep();
  }, [form, keep]);

  const drop = useCallback(() => {
    sending.current = undefined;
    setUnsent(false);
    dropDraft();
  }, []);

  return { isUnsent, startedAt, sending, keep, drop };
};
