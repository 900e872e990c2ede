interface ScriptPolicy {
  createScript(text: string): string;
}

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  }
}

/** Name of the site's own policy of Trusted Types; a document allows others only where a section asks for one it was granted. */
export const DATA_BLOCK_POLICY = 'data-blocks';

/** Lets JSON through, which no browser runs as a script. */
const jsonOnly: ScriptPolicy = { createScript: (text) => JSON.stringify(JSON.parse(text)) };

let policy: ScriptPolicy | undefined;

const blockPolicy = (): ScriptPolicy => {
  policy ??= window.trustedTypes?.createPolicy(DATA_BLOCK_POLICY, jsonOnly) ?? jsonOnly;
  return policy;
};

/** Writes JSON into a script element that holds data, under Trusted Types. */
export const writeDataBlock = (element: HTMLScriptElement, json: string): void => {
  element.text = blockPolicy().createScript(json);
};
