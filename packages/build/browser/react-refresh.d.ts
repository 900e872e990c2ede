declare module 'react-refresh/runtime' {
  export const createSignatureFunctionForTransform: () => unknown;
  export const getFamilyByType: (type: unknown) => unknown;
  export const injectIntoGlobalHook: (target: object) => void;
  export const isLikelyComponentType: (type: unknown) => boolean;
  export const performReactRefresh: () => unknown;
  export const register: (type: unknown, id: string) => void;
}
