const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><path fill="#cfe0dc" d="M0 0h800v600H0z"/><path fill="#6c9a8b" d="M0 600V360Q200 240 400 330T800 280V600z"/><path fill="#3f7463" d="M0 600V470Q220 400 460 460T800 430V600z"/></svg>`;

/** A picture for states that need one. */
export const PLACEHOLDER = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
