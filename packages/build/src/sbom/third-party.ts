import type { Shipment } from './bill-of-materials.ts';

/** The list of what others wrote and we ship, with licences and where it is: a table in Markdown. */
export const thirdParty = (shipments: readonly Shipment[]): string => {
  const rows = new Map<string, { readonly cells: string; readonly places: string[] }>();
  for (const { name: place, packages } of shipments) {
    for (const { name, version, license = '', purl } of packages) {
      const row = rows.get(purl) ?? { cells: `${name} | ${version} | ${license}`, places: [] };
      row.places.push(place);
      rows.set(purl, row);
    }
  }
  const lines = [...rows.values()].map(({ cells, places }) => `| ${cells} | ${places.join(', ')} |`).sort();
  return `${['| Package | Version | Licence | In |', '|---|---|---|---|', ...lines].join('\n')}\n`;
};
