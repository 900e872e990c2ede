import { formatDollars } from '@sgc/ui';
import { ELECTRICITY_PRICE, GAS_PRICE } from '../../domain/assumptions.ts';
import type { Question } from '../../domain/question.schema.ts';
import { NumberField } from './number-field.tsx';
import styles from './price-switch.module.css';

const withCents = (dollars: number) => formatDollars(dollars, true);

const hintFor = ({ min, max }: { readonly min: number; readonly max: number }) =>
  `${withCents(min)} to ${withCents(max)}`;

/** Switches from the standard prices to the visitor's own. The style sheet shows the fields: no script needed. */
export const PriceSwitch = ({ question }: { readonly question: Question }) => (
  <fieldset className={styles.prices}>
    <legend className={styles.legend}>Energy prices</legend>
    <label className={styles.switch}>
      <input
        type="checkbox"
        name="prices"
        value="own"
        defaultChecked={question.prices === 'own'}
        className={styles.control}
      />
      <span>Use my own prices</span>
    </label>
    <p className={styles.standard}>
      Standard: {withCents(GAS_PRICE.standard)} a gallon, {withCents(ELECTRICITY_PRICE.standard)} a kWh.
    </p>
    <div className={styles.own}>
      <NumberField
        name="gas"
        label="Gas, dollars a gallon"
        hint={hintFor(GAS_PRICE)}
        range={GAS_PRICE}
        format={withCents}
        reading={question.gas}
      />
      <NumberField
        name="electricity"
        label="Electricity, dollars a kWh"
        hint={hintFor(ELECTRICITY_PRICE)}
        range={ELECTRICITY_PRICE}
        format={withCents}
        reading={question.electricity}
      />
    </div>
  </fieldset>
);
