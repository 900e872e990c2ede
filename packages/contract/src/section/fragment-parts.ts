/** Parts of a fragment's name: its section and its own name there. */
export const fragmentParts = (name: string): readonly [section: string, fragment: string] => {
  const [section = '', fragment = ''] = name.split('/');
  return [section, fragment];
};
