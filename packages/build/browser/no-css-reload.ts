/** Stands for the bundler's reload of all styles: it would give addresses that the shell's swap of styles does not know. */
export const cssReload = () => (): void => undefined;
