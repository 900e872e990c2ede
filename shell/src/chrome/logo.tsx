import styles from './logo.module.css';

/** The mark: an enamel plate with a cart's canopy and wheels, and a spark between them. */
export const Logo = () => (
  <svg className={styles.logo} viewBox="0 0 48 48" aria-hidden="true">
    <rect width="48" height="48" rx="10" fill="#d3f23e" />
    <rect x="3" y="3" width="42" height="42" rx="7.5" fill="none" stroke="#161c20" strokeWidth="1.5" />
    <path d="M10 14h28M14 14l-2 16M34 14l3 13" fill="none" stroke="#161c20" strokeWidth="3" strokeLinecap="round" />
    <path d="M8 29h32v5H8z" fill="#14543c" />
    <path d="M26 16l-7 9h4l-2 7 8-10h-4z" fill="#161c20" />
    <circle cx="15" cy="35" r="5" fill="#161c20" />
    <circle cx="34" cy="35" r="5" fill="#161c20" />
    <circle cx="15" cy="35" r="1.8" fill="#d3f23e" />
    <circle cx="34" cy="35" r="1.8" fill="#d3f23e" />
  </svg>
);
