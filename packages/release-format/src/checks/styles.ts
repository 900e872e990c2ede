import * as csstree from 'css-tree';
import { Refusal } from '../refusal.ts';

/** A stylesheet of a release. */
export interface StylesheetText {
  readonly path: string;
  readonly content: string;
}

/** The cascade layer of every section: the chrome's styles override all rules in it. */
const LAYER = 'section';

/** At-rules that may be around rules. All others apply to the whole document: fonts, properties, imports, other layers. */
const GROUPS = new Set(['media', 'supports', 'container', 'starting-style', 'keyframes']);

const LONGEST_QUOTE = 120;

const quote = (node: csstree.CssNode): string => csstree.generate(node).slice(0, LONGEST_QUOTE);

const refusal = (path: string, reason: string): Refusal => new Refusal('styles', `${path}: ${reason}`);

/** Whether one of these parts is a class of the section. The content of `:not()` or `:has()` is another element. */
const hasOwnClass = (parts: readonly csstree.CssNode[], prefix: string): boolean =>
  parts.some((part) => part.type === 'ClassSelector' && part.name.startsWith(prefix));

/** The elements of a selector from left to right, each with what connects it to the one before. */
const compoundsOf = (selector: csstree.Selector): { combinator: string; parts: csstree.CssNode[] }[] => {
  const compounds: { combinator: string; parts: csstree.CssNode[] }[] = [{ combinator: '', parts: [] }];
  for (const node of selector.children.toArray()) {
    if (node.type === 'Combinator') compounds.push({ combinator: node.name, parts: [] });
    else compounds.at(-1)?.parts.push(node);
  }
  return compounds;
};

/** The owner of the elements of a selector: the section by its class, an element within such a one, or any. */
const subjectOf = (selector: csstree.Selector, prefix: string): 'own' | 'within' | 'anybody' => {
  const compounds = compoundsOf(selector).reverse();
  for (const [index, { combinator, parts }] of compounds.entries()) {
    if (hasOwnClass(parts, prefix)) return index === 0 ? 'own' : 'within';
    // A sibling of the section's element may belong to any owner.
    if (combinator !== ' ' && combinator !== '>') return 'anybody';
  }
  return 'anybody';
};

const selectorsOf = (rule: csstree.Rule, path: string): csstree.Selector[] => {
  if (rule.prelude.type !== 'SelectorList') throw refusal(path, `its selector ${quote(rule.prelude)} cannot be read`);
  return rule.prelude.children.toArray().filter((node) => node.type === 'Selector');
};

const checkDeclaration = (declaration: csstree.Declaration, subjects: ReadonlySet<string>, path: string): void => {
  const property = declaration.property.toLowerCase();
  if (declaration.important && subjects.has('within')) {
    throw refusal(path, `${quote(declaration)} stands on an element without a class of the section`);
  }
  if (property === 'position' && /\bfixed\b|\bvar\(|\battr\(/i.test(csstree.generate(declaration.value))) {
    throw refusal(path, 'position: fixed would lie above the chrome; use sticky within the page');
  }
};

const checkRule = (rule: csstree.Rule, prefix: string, path: string): void => {
  const subjects = new Set<string>();
  for (const selector of selectorsOf(rule, path)) {
    const subject = subjectOf(selector, prefix);
    subjects.add(subject);
    if (subject === 'anybody') {
      throw refusal(
        path,
        `the selector ${quote(selector)} means elements of others; begin it with a class of a CSS module`,
      );
    }
  }
  for (const node of rule.block.children.toArray()) {
    if (node.type === 'Declaration') checkDeclaration(node, subjects, path);
    else if (node.type === 'Rule') checkRule(node, prefix, path);
    else if (node.type === 'Atrule') checkGroup(node, prefix, path);
    else throw refusal(path, `${quote(node)} cannot be read`);
  }
};

const checkKeyframes = (group: csstree.Atrule, prefix: string, path: string): void => {
  const name = group.prelude === null ? '' : csstree.generate(group.prelude).trim();
  if (!name.startsWith(prefix))
    throw refusal(path, `@keyframes ${name} may be another section's; its name begins with ${prefix}`);
};

/** Checks the content of the layer: rules, and groups of rules. */
const checkGroup = (group: csstree.Atrule, prefix: string, path: string): void => {
  const name = group.name.toLowerCase();
  if (!GROUPS.has(name)) throw refusal(path, `@${name} speaks for the whole document`);
  if (name === 'keyframes') checkKeyframes(group, prefix, path);
  else for (const node of group.block?.children.toArray() ?? []) checkContent(node, prefix, path);
};

const checkContent = (node: csstree.CssNode, prefix: string, path: string): void => {
  if (node.type === 'Rule') checkRule(node, prefix, path);
  else if (node.type === 'Atrule') checkGroup(node, prefix, path);
  else if (node.type !== 'Comment') throw refusal(path, `${quote(node)} cannot be read`);
};

const isLayer = (node: csstree.CssNode): node is csstree.Atrule & { block: csstree.Block } =>
  node.type === 'Atrule' &&
  node.name.toLowerCase() === 'layer' &&
  node.block !== null &&
  node.prelude !== null &&
  csstree.generate(node.prelude).trim() === LAYER;

/**
 * Refuses styles that reach beyond their section: rules outside of its cascade layer, selectors that mean elements of
 * others, `!important` on these, and elements that would lie above the chrome.
 * @throws Refusal in words for the team that wrote them.
 */
export const checkStyles = (section: string, stylesheets: readonly StylesheetText[]): void => {
  const prefix = `${section}__`;
  for (const { path, content } of stylesheets) {
    const sheet = csstree.parse(content, {
      // Conditions of groups are left alone: the parser does not know all that browsers do.
      parseAtrulePrelude: false,
      onParseError: (error) => {
        throw refusal(path, `it cannot be read: ${error.message.slice(0, LONGEST_QUOTE)}`);
      },
    });
    if (sheet.type !== 'StyleSheet') throw refusal(path, 'it is no stylesheet');
    for (const node of sheet.children.toArray()) {
      if (node.type === 'Comment') continue;
      if (!isLayer(node)) throw refusal(path, `${quote(node)} stands outside of @layer ${LAYER}`);
      for (const inner of node.block.children.toArray()) checkContent(inner, prefix, path);
    }
  }
};
