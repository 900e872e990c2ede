/** Preloaded into a program, it ends the program when the process that started it is gone. */
export const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href;
