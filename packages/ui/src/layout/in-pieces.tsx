import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { afterPaint } from '../base/after-paint.ts';

/** Below a page's opening one part fills a window of this height; on every page the second begins further down. */
const ONE_PART_PX = 1000;

const isHighWindow = (): boolean => innerHeight > ONE_PART_PX;

/** As many parts as the window shows at first. */
const firstParts = (): number => (isHighWindow() ? 2 : 1);

/** The items of a list that the first screen shows: one, or a row of them in a high window. */
export const itemsOfFirstScreen = <Item,>(items: readonly Item[], row: number): readonly Item[] =>
  items.slice(0, isHighWindow() ? row : 1);

interface Pieces {
  readonly isWhole: boolean;
  /** Tells a part of the page how many stand before it. */
  readonly takePlace: () => number;
}

const PiecesContext = createContext<Pieces>({ isWhole: true, takePlace: () => 0 });

/** Properties of {@link InPieces}. */
export interface InPiecesProps {
  /** Whether all of the page is rendered at once: for a document, and where a place further down is shown. Read once. */
  readonly startsWhole: boolean;
  readonly children: ReactNode;
}

/** A page of which the first screen is rendered at once, and what is below it once that is painted. */
export const InPieces = ({ startsWhole, children }: InPiecesProps) => {
  const [isWhole, setWhole] = useState(startsWhole);
  const places = useRef(0);
  const takePlace = useCallback(() => {
    places.current += 1;
    return places.current - 1;
  }, []);
  useEffect(() => (isWhole ? undefined : afterPaint(() => startTransition(() => setWhole(true)))), [isWhole]);
  const pieces = useMemo(() => ({ isWhole, takePlace }), [isWhole, takePlace]);
  return <PiecesContext value={pieces}>{children}</PiecesContext>;
};

/** Whether what is below the first screen is rendered too: a long list shows its first items until then. */
export const useIsWhole = (): boolean => use(PiecesContext).isWhole;

/** Whether a part of the page is rendered yet. */
export const useIsDue = (): boolean => {
  const { isWhole, takePlace } = use(PiecesContext);
  const [place] = useState(takePlace);
  return isWhole || place < firstParts();
};
