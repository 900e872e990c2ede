declare module 'react-refresh/runtime' {
  export const injectIntoGlobalHook: (window: object) => void;
  export const performReactRefresh: () => unknown;
}
