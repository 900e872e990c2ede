import { SaxesParser } from 'saxes';

/** An element with its attributes, its text and what is below it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** Reads XML as strictly as its specification wants. @throws if it is not well-formed. */
export const parseXml = (text: string): XmlElement => {
  const parser = new SaxesParser({ xmlns: true });
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([attribute, { value }]) => [attribute, value]);
    const element = { name, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (more) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += more;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  const [element] = root.children;
  if (element === undefined) throw new Error('it holds no element');
  return element;
};

/** The elements of a name right below another. */
export const childrenOf = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.filter((child) => child.name === name);

/** The text of the first element of a name right below another. */
export const textOf = (element: XmlElement, name: string): string | undefined => childrenOf(element, name)[0]?.text;
