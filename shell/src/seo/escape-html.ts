const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is safe between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** JSON that is safe inside a script element: no `</script>` and no comment can start in it. */
export const jsonInScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
