import { vehicleAliasAddress } from '@sgc/contract/addresses';
import { Grid, itemsOfFirstScreen, useIsWhole, whenIdle } from '@sgc/ui';
import { memo, type ReactNode, useEffect, useState } from 'react';
import type { CardFacts } from '../../../domain/card-facts.ts';
import styles from './cards-in-turn.module.css';
import { useOncePainted } from './use-once-painted.ts';
import { VehicleCard } from './vehicle-card.tsx';

/** As many cards as a window shows at first. Of filtered ones, those below follow in the next frames. */
const FIRST_CARDS = 3;

const NO_CARDS: readonly CardFacts[] = [];

/** The cards to show now: of a new list the first ones, so that it appears at once, and what was shown already. */
const useCardsInTurn = (cards: readonly CardFacts[], hurried: boolean): readonly CardFacts[] => {
  // Where nothing was found before, a list begins with none.
  const settled = useOncePainted(cards, hurried ? NO_CARDS : cards);
  if (!useIsWhole()) return itemsOfFirstScreen(cards, FIRST_CARDS);
  if (!hurried || settled === cards) return cards;
  const changed = cards.findIndex(({ id }, index) => settled[index]?.id !== id);
  // The same cards anew: taking the later ones away for a moment would take focus away with them.
  return changed === -1 ? cards : cards.slice(0, Math.max(FIRST_CARDS, changed));
};

/**
 * How many cards are laid out wherever they are. Of a hurried list those below follow, a few whenever the browser is
 * idle: then they have their full height, without which a visitor who comes back to the list could not be put where
 * they were.
 */
const useLaidOut = (cards: readonly CardFacts[], hurried: boolean): number => {
  const [laidOut, setLaidOut] = useState({ cards, count: FIRST_CARDS });
  const known = laidOut.cards === cards ? laidOut.count : FIRST_CARDS;
  const count = hurried ? known : cards.length;
  useEffect(() => {
    if (count >= cards.length) return undefined;
    return whenIdle(() => setLaidOut({ cards, count: count + FIRST_CARDS }));
  }, [cards, count]);
  return count;
};

interface ListedCardProps {
  readonly vehicle: CardFacts;
  readonly actionsOf: (vehicle: CardFacts) => ReactNode;
}

/** Does not render again while the rest of its list follows. */
const ListedCard = memo(({ vehicle, actionsOf }: ListedCardProps) => (
  <VehicleCard vehicle={vehicle} href={vehicleAliasAddress(vehicle.id)}>
    {actionsOf(vehicle)}
  </VehicleCard>
));

interface CardsInTurnProps {
  readonly cards: readonly CardFacts[];
  /** Whether this list has to appear at once. */
  readonly hurried: boolean;
  /** What else can be done with a cart: the same function each time, or all cards render again. */
  readonly actionsOf: (vehicle: CardFacts) => ReactNode;
}

/** A list of cards. One that is hurried shows its first cards at once. */
export const CardsInTurn = ({ cards, hurried, actionsOf }: CardsInTurnProps) => {
  const cardsNow = useCardsInTurn(cards, hurried);
  const laidOut = useLaidOut(cards, hurried);
  return (
    // A list that begins otherwise replaces the one before as a whole: taking out its cards one by one takes longer.
    <Grid as="ul" key={cards[0]?.id}>
      {cardsNow.map((vehicle, index) => (
        <li key={vehicle.id} className={index < laidOut ? undefined : styles.later}>
          <ListedCard vehicle={vehicle} actionsOf={actionsOf} />
        </li>
      ))}
    </Grid>
  );
};
