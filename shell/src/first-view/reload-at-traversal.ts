/**
 * Loads the document of the address that Back or Forward leads to. After a reload the browser still takes pages that were
 * opened in place before it for places in this document: it changes the address, and without the program nothing else.
 * @returns ends it.
 */
export const reloadAtTraversal = (): (() => void) => {
  const { pathname, search } = location;
  const onPopState = (): void => {
    if (location.pathname !== pathname || location.search !== search) location.reload();
  };
  addEventListener('popstate', onPopState);
  return () => removeEventListener('popstate', onPopState);
};
