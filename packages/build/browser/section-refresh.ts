/// <reference path="./react-refresh.d.ts" />
import type * as runtime from 'react-refresh/runtime';
import type {} from './refresh-hook.ts';

/** Name of the section that is built. */
declare const SECTION: string;

const shared: typeof runtime = globalThis.reactRefresh;

/** Modules of two sections may have one name. */
export const register = (type: unknown, id: string): void => shared.register(type, `${SECTION} ${id}`);

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } =
  shared;
