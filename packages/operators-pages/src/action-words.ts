import type { AuditAction } from '@sgc/contract/operations';

/** The words of an audit log's line for people, after its version. */
export const ACTION_WORDS: Record<AuditAction, string> = {
  live: 'went live',
  refused: 'was refused',
  rollback: 'came back',
  pin: 'was pinned',
  unpin: 'was unpinned',
  freeze: 'section frozen',
  unfreeze: 'freeze ended',
  canary: 'canary share set',
  'canary-started': 'became the canary',
  hold: 'is held back',
  promote: 'was promoted',
  preview: 'can be previewed',
  imported: 'was imported',
  tampering: 'log was tampered with',
};
