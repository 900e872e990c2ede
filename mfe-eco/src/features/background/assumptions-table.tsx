import { type DataColumn, DataTable, formatDollars, Notice, Section, SectionHeader, Stack } from '@sgc/ui';
import { formatQuantity, USAGE_NAMES } from '../../content/words.ts';
import {
  CO2_LBS_PER_GALLON,
  ELECTRICITY_PRICE,
  GAS_CART_MPG,
  GAS_PRICE,
  KWH_PER_MILE,
  LBS_PER_TON,
  TREES_PER_TON,
  USAGE_MULTIPLIERS,
  USAGES,
  WEEKS_PER_YEAR,
} from '../../domain/assumptions.ts';

/** Where claims point to. */
export const ASSUMPTIONS_ID = 'assumptions';

interface Assumption {
  readonly name: string;
  readonly value: string;
  readonly source: string;
}

const PLANNING_FIGURE = 'Our planning figure';

const ASSUMPTIONS: readonly Assumption[] = [
  {
    name: 'Gas price',
    value: `${formatDollars(GAS_PRICE.standard, true)} a gallon`,
    source: 'Ours; yours if you switch',
  },
  {
    name: 'Electricity price',
    value: `${formatDollars(ELECTRICITY_PRICE.standard, true)} a kWh`,
    source: 'Ours; yours if you switch',
  },
  { name: 'Gas cart', value: `${GAS_CART_MPG} miles a gallon`, source: PLANNING_FIGURE },
  { name: 'Electric cart', value: `${KWH_PER_MILE} kWh a mile`, source: PLANNING_FIGURE },
  {
    name: 'CO2 from gas',
    value: `${CO2_LBS_PER_GALLON} lbs a gallon`,
    source: 'U.S. Energy Information Administration, gas without ethanol',
  },
  {
    name: 'Trees',
    value: `${TREES_PER_TON} take up a ton of CO2 (${formatQuantity(LBS_PER_TON)} lbs)`,
    source: PLANNING_FIGURE,
  },
  { name: 'A year', value: `${WEEKS_PER_YEAR} weeks of driving`, source: PLANNING_FIGURE },
  {
    name: 'Usage',
    value: USAGES.map((usage) => `${USAGE_NAMES[usage]} x ${USAGE_MULTIPLIERS[usage]}`).join(', '),
    source: `${PLANNING_FIGURE}: your miles are multiplied by it`,
  },
];

const COLUMNS: readonly DataColumn<Assumption>[] = [
  { header: 'Assumption', cell: ({ name }) => name },
  { header: 'Counted as', cell: ({ value }) => value },
  { header: 'Whose figure', cell: ({ source }) => source },
];

/** Every constant of the calculator, and what it leaves out. */
export const AssumptionsTable = () => (
  <Section labelledBy={ASSUMPTIONS_ID} tone="sunken">
    <SectionHeader id={ASSUMPTIONS_ID} title="Assumptions" lead="Everything the calculator takes for granted." />
    <Stack gap="lg">
      <DataTable caption="What is counted as what" columns={COLUMNS} rows={ASSUMPTIONS} rowKey={({ name }) => name} />
      <Notice tone="notice" title="What is left out">
        <p>
          CO2 is counted at the tailpipe: what a power plant gives off to make the electricity is not subtracted. Prices
          stay as they are for the whole time. The result is an estimate, not a promise.
        </p>
      </Notice>
    </Stack>
  </Section>
);
