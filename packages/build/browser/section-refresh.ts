import type * as runtime from 'react-refresh/runtime';

/** Name of the section that is built. */
declare const SECTION: string;

const shared: typeof runtime = window.reactRefresh;

/** Modules of two sections may have one name. */
export const register = (type: unknown, id: string): void => shared.register(type, `${SECTION} ${id}`);

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } =
  shared;
