/** A package of the project, and what it is made with. */
export interface Workspace {
  readonly name: string;
  /** From the project's folder. */
  readonly folder: string;
  /** Names of packages, the project's own and others. */
  readonly needs: readonly string[];
}

/** Folders of the workspaces that changed files belong to, and of all that are made with them, however far off. */
export const affectedWorkspaces = (workspaces: readonly Workspace[], files: readonly string[]): string[] => {
  const affected = new Set(
    workspaces.filter(({ folder }) => files.some((file) => file.startsWith(`${folder}/`))).map(({ name }) => name),
  );
  for (const name of affected) {
    for (const { name: dependent, needs } of workspaces) if (needs.includes(name)) affected.add(dependent);
  }
  return workspaces.filter(({ name }) => affected.has(name)).map(({ folder }) => folder);
};
