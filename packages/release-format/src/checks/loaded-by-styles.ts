import * as csstree from 'css-tree';

/** Addresses that a stylesheet makes a browser load: those of `url()`, and the plain texts of `image-set()`. */
export const loadedByStyles = (content: string): string[] => {
  const addresses: string[] = [];
  csstree.walk(csstree.parse(content), function (node) {
    if (node.type === 'Url') addresses.push(node.value);
    if (node.type === 'String' && this.function !== null && /image-set$/i.test(this.function.name)) {
      addresses.push(node.value);
    }
  });
  return addresses;
};
