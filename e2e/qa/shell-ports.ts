/**
 * The port of one shell, or a range of ports for several, as Compose reads it. The range has as many as there are shells: Docker goes
 * through it from start to start, and the first one, where the site is looked for, always has a shell then.
 * @param given a port, or a range that begins with it: a command may give settings to Compose more than once.
 */
export const shellPorts = (given: string, shells: number): string => {
  const first = Number.parseInt(given, 10);
  return shells > 1 ? `${first}-${first + shells - 1}` : String(first);
};
