import { TRAP_FIELD } from '@sgc/contract/leads';
import styles from './trap.module.css';

/** A field that only programs fill in: out of sight, out of the order of focus, and silent for screen readers. */
export const Trap = () => (
  <div aria-hidden="true" className={styles.trap}>
    <label>
      Leave this field empty
      <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
