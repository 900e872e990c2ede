import '../tokens/tokens.css';
import './base/reset.css';
import './base/base.css';

export * from './base/visually-hidden.tsx';
export * from './button/button.tsx';
export type { ButtonLook } from './button/button-class.ts';
export * from './button/button-link.tsx';
export * from './dialog/dialog.tsx';
export * from './dialog/dialog-opener.ts';
export * from './hours/hours.tsx';
export * from './hours/times.ts';
export * from './icon/icon.tsx';
export type { IconName } from './icon/icon-paths.ts';
export * from './toast/toast-region.tsx';
export { dismissToast, type ToastMessage, toast } from './toast/toast-store.ts';
