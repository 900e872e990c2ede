import type { AuditAction } from '@sgc/contract/operations';

/** What people read of a line of the audit log, after its version. */
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
