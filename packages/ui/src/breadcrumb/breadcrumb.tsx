import styles from './breadcrumb.module.css';

/** One step of the way from the home page. */
export interface BreadcrumbStep {
  readonly name: string;
  readonly path: string;
}

/** Properties of {@link Breadcrumb}. */
export interface BreadcrumbProps {
  /** The page itself last. */
  readonly steps: readonly BreadcrumbStep[];
}

/** The way from the home page to this one. */
export const Breadcrumb = ({ steps }: BreadcrumbProps) => (
  <nav aria-label="Breadcrumb">
    <ol className={styles.steps}>
      {steps.map(({ name, path }, index) => (
        <li key={path} className={styles.step}>
          {index === steps.length - 1 ? <span aria-current="page">{name}</span> : <a href={path}>{name}</a>}
        </li>
      ))}
    </ol>
  </nav>
);
