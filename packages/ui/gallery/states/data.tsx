import {
  Badge,
  CheckList,
  Counter,
  type DataColumn,
  DataTable,
  Facts,
  Figures,
  formatDollars,
  Grid,
  Hours,
  Price,
} from '../../src/index.ts';

interface Row {
  readonly length: string;
  readonly price: number;
  readonly rate?: number;
  readonly saving?: string;
}

const ROWS: readonly Row[] = [
  { length: '1 day', price: 245 },
  { length: '3 days', price: 685, rate: 228.34, saving: 'Save 6.8%' },
  { length: '7 days', price: 1050, rate: 150, saving: 'Save 38.7%' },
];

const COLUMNS: readonly DataColumn<Row>[] = [
  { header: 'Length', cell: ({ length }) => length },
  { header: 'Price', cell: ({ price }) => formatDollars(price), align: 'end' },
  { header: 'Rate', cell: ({ rate }) => (rate ? `${formatDollars(rate, true)}/day` : null), align: 'end' },
  { header: 'Saving', cell: ({ saving }) => (saving ? <Badge tone="good">{saving}</Badge> : null) },
];

/** Tables, facts, figures, prices, hours. */
export const DataStates = () => (
  <>
    <DataTable caption="A table" columns={COLUMNS} rows={ROWS} rowKey={({ length }) => length} />
    <Grid min="half">
      <Facts
        facts={[
          { name: 'Name', value: 'Value' },
          { name: 'A longer name', value: 'A longer value than the others' },
        ]}
      />
      <CheckList columns items={['Included', 'Also included', 'A longer thing that is included as well']} />
    </Grid>
    <Figures
      facts={[
        { name: 'Years', value: '15+' },
        { name: 'Counted', value: <Counter value={1240} /> },
        { name: 'Share', value: '0%' },
      ]}
    />
    <Grid min="sm">
      <Price amount={12995} size="lg" label="Starting at" />
      <Price amount={228.34} withCents unit="/day" />
      <Hours
        entries={[
          { days: 'Mon-Fri', opens: '09:00', closes: '17:30' },
          { days: 'Sat', note: 'By request' },
          { days: 'Sun' },
        ]}
        timeZone="America/New_York"
      />
      <Hours
        entries={[{ days: 'Mon-Sat' }, { days: 'Sun', opens: '10:00', closes: '16:00' }]}
        timeZone="America/New_York"
      />
    </Grid>
  </>
);
