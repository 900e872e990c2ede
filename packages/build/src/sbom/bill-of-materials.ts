import { Contrib, Enums, Models, Serialize, Spec, Validation } from '@cyclonedx/cyclonedx-library';
import parseExpression from 'spdx-expression-parse';
import type { ShippedPackage } from '../npm/shipped-packages.ts';

const VERSION = Spec.Spec1dot6;

const licences = new Contrib.License.Factories.LicenseFactory(parseExpression);

const componentOf = ({ name, version, license, purl }: ShippedPackage): Models.Component =>
  new Models.Component(Enums.ComponentType.Library, name, {
    version,
    purl,
    bomRef: purl,
    licenses: new Models.LicenseRepository(license === undefined ? [] : [licences.makeFromString(license)]),
  });

/** Something that ships as a whole. */
export interface Shipment {
  readonly name: string;
  readonly kind: 'container' | 'application';
  readonly packages: readonly ShippedPackage[];
}

/**
 * The bill of materials of something that ships, in CycloneDX's JSON. The same content gives the same text.
 * @throws if the library made what CycloneDX's schema does not allow.
 */
export const billOfMaterials = async ({ name, kind, packages }: Shipment): Promise<string> => {
  const type = kind === 'container' ? Enums.ComponentType.Container : Enums.ComponentType.Application;
  const root = new Models.Component(type, name, { bomRef: name });
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: root }) });
  for (const one of packages.map(componentOf)) {
    bom.components.add(one);
    root.dependencies.add(one.bomRef);
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(VERSION));
  const text = serializer.serialize(bom, { sortLists: true, space: 1 });
  const fault = await new Validation.JsonStrictValidator(VERSION.version).validate(text);
  if (fault !== null) throw new Error(`The bill of ${name} is not CycloneDX: ${JSON.stringify(fault)}`);
  return `${text}\n`;
};
