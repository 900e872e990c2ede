import type { Dashboard, Panel } from '@sgc/local/watched-series';
import { type EChartsOption, init } from 'echarts';
import type { Series } from './prometheus.ts';

/** Grafana's grid has 24 columns. */
const COLUMN = 50;
const ROW = 28;
const GAP = 4;
const HEADING = 46;
const WIDTH = 24 * COLUMN;
const TEXT = '#1f2933';
const MUTED = '#5f6b7a';
const LEGEND_LINE = 20;
const COLOURS = ['#3366a8', '#d9822b', '#3d8b40', '#b53a3a', '#7552a3', '#2a8f97', '#8c6d31', '#c05a8e', '#6b7280'];
const FONT = 'Helvetica, Arial, sans-serif';

/** A series under the name that its legend has. */
export interface NamedSeries extends Series {
  readonly name: string;
}

/** What a panel shows, or why there is nothing to show. */
export interface Shown {
  readonly panel: Panel;
  readonly series: readonly NamedSeries[];
  readonly emptyBecause: string | undefined;
}

const short = (value: number): string => String(Number(value.toPrecision(value < 1000 ? 3 : 4)));

const inUnit: Readonly<Record<string, (value: number) => string>> = {
  bytes: (value) => `${short(value / 1024 ** 2)} MB`,
  percentunit: (value) => `${short(value * 100)} %`,
  reqps: (value) => `${short(value)}/s`,
  s: (value) => (value === 0 || value >= 1 ? `${short(value)} s` : `${short(value * 1000)} ms`),
  short,
};

/** @throws if the unit is none that a panel was drawn with so far. */
const formatOf = ({ fieldConfig }: Panel, name?: string): ((value: number) => string) => {
  const override = fieldConfig.overrides.find(({ matcher }) => matcher.options === name);
  const unit = override?.properties[0]?.value ?? fieldConfig.defaults.unit;
  const format = inUnit[unit];
  if (format === undefined) throw new Error(`nothing says how "${unit}" is written`);
  return format;
};

interface Words {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
  readonly textAlign?: 'left' | 'center';
}

const written = (text: string, { x, y, size, fill = TEXT, textAlign = 'center' }: Words) => ({
  type: 'text' as const,
  x,
  y,
  style: { text, font: `${size}px ${FONT}`, fill, textAlign },
});

/** How much room names need below a chart. */
const legendHeight = (names: readonly string[], width: number): number =>
  LEGEND_LINE * Math.ceil(names.reduce((sum, name) => sum + name.length * 6 + 26, 0) / (width - 20));

const lines = ({ panel, series }: Shown, width: number): EChartsOption => ({
  color: COLOURS,
  grid: {
    left: 8,
    right: 16,
    top: 34,
    bottom:
      12 +
      legendHeight(
        series.map(({ name }) => name),
        width,
      ),
    containLabel: true,
  },
  legend: {
    bottom: 6,
    left: 10,
    itemHeight: 4,
    itemWidth: 12,
    icon: 'rect',
    textStyle: { fontSize: 11 },
  },
  xAxis: { type: 'time', splitNumber: 3, axisLabel: { fontSize: 10, formatter: '{HH}:{mm}', hideOverlap: true } },
  yAxis: {
    type: 'value',
    min: 0,
    ...(panel.fieldConfig.defaults.max === 1 ? { max: 1, interval: 0.25 } : { splitNumber: 4 }),
    axisLabel: { fontSize: 10, formatter: formatOf(panel) },
  },
  series: series.map(({ name, samples }) => ({
    type: 'line',
    name,
    showSymbol: false,
    lineStyle: { width: 1.5 },
    data: samples.map(([moment, value]) => [moment * 1000, Number.isFinite(value) ? value : null]),
  })),
});

/** Big figures beside one another: what each series ends on. */
const figures = ({ panel, series }: Shown, width: number): EChartsOption => ({
  graphic: series.flatMap(({ name, samples }, at) => {
    const x = (width / series.length) * (at + 0.5);
    const figure = formatOf(panel, name)(samples.at(-1)?.[1] ?? Number.NaN);
    return [written(figure, { x, y: 48, size: 28 }), written(name, { x, y: 92, size: 12, fill: MUTED })];
  }),
});

const table = ({ series }: Shown): EChartsOption => ({
  graphic: series.map(({ labels }, at) =>
    written(Object.values(labels).join('   '), { x: 16, y: 44 + at * 24, size: 13, textAlign: 'left' }),
  ),
});

const optionOf = (shown: Shown, width: number): EChartsOption => {
  if (shown.series.length === 0)
    return { graphic: [written(shown.emptyBecause ?? '', { x: width / 2, y: 60, size: 13, fill: MUTED })] };
  if (shown.panel.type === 'timeseries') return lines(shown, width);
  return shown.panel.type === 'stat' ? figures(shown, width) : table(shown);
};

const panelDrawing = (shown: Shown): string => {
  const { title, gridPos } = shown.panel;
  const [width, height] = [gridPos.w * COLUMN - 2 * GAP, gridPos.h * ROW - 2 * GAP];
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  chart.setOption({
    animation: false,
    backgroundColor: '#fff',
    textStyle: { fontFamily: FONT },
    title: { text: title, left: 10, top: 8, textStyle: { fontSize: 13, color: TEXT } },
    ...optionOf(shown, width),
  });
  const drawing = chart.renderToSVGString();
  chart.dispose();
  const place = `translate(${gridPos.x * COLUMN + GAP} ${gridPos.y * ROW + HEADING + GAP})`;
  return `<g transform="${place}">${drawing}<rect width="${width}" height="${height}" fill="none" stroke="#d5dbe1"/></g>`;
};

/** A dashboard as SVG: each panel at its place in the grid. */
export const drawDashboard = ({ title }: Pick<Dashboard, 'title'>, all: readonly Shown[]): string => {
  const rows = Math.max(...all.map(({ panel: { gridPos } }) => gridPos.y + gridPos.h));
  const height = HEADING + rows * ROW + GAP;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">`,
    `<rect width="100%" height="100%" fill="#f4f5f7"/>`,
    `<text x="14" y="30" font-family="${FONT}" font-size="18" font-weight="bold" fill="${TEXT}">${title}</text>`,
    ...all.map(panelDrawing),
    '</svg>\n',
  ].join('\n');
};
