import { isPhotoPath, type Vehicle } from '@sgc/contract/catalog';
import { contactAboutAddress } from '@sgc/contract/leads';
import { Badge, Button, WithProgram } from '@sgc/ui';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { VehiclePicture } from '../vehicle-picture.tsx';
import styles from './gallery.module.css';
import { useSwipe } from './use-swipe.ts';

interface GalleryProps {
  readonly vehicle: Pick<Vehicle, 'id' | 'name'>;
  /** At least one. */
  readonly pictures: readonly string[];
  /** The word on the picture. */
  readonly status: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * The pictures of a vehicle. Several are chosen among by click, tap, swipe or arrow keys, and each can be looked at twice
 * as large; without a program each one opens in a tab of its own.
 */
export const Gallery = ({ vehicle: { id, name }, pictures, status }: GalleryProps) => {
  const [index, setIndex] = useState(0);
  const [large, setLarge] = useState(false);
  const count = pictures.length;
  const isPhotographed = pictures.some(isPhotoPath);

  const choose = (event: MouseEvent | KeyboardEvent, next: number) => {
    event.preventDefault();
    setIndex(next);
  };
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    const next = (index + by + count) % count;
    choose(event, next);
    event.currentTarget.closest('ul')?.querySelectorAll('a')[next]?.focus();
  };

  const swipe = useSwipe((by) => setIndex((index + by + count) % count));

  return (
    <figure className={styles.gallery}>
      <div className={styles.frame}>
        <div
          className={styles.view}
          data-large={large || undefined}
          tabIndex={large ? 0 : undefined}
          {...(large ? {} : swipe)}
        >
          <VehiclePicture
            key={pictures[index]}
            src={pictures[index] ?? ''}
            alt={count === 1 ? name : `${name}, picture ${index + 1} of ${count}`}
            priority="first"
            sizes={large ? '(width >= 56em) 80rem, 200vw' : '(width >= 56em) 40rem, 100vw'}
          />
        </div>
        <div className={styles.status}>
          <Badge tone={status === 'NEW' ? 'spark' : status === 'In Stock' ? 'good' : 'muted'}>{status}</Badge>
        </div>
        {isPhotographed ? (
          <div className={styles.zoom}>
            <WithProgram>
              <Button variant="solid" size="sm" aria-pressed={large} onClick={() => setLarge(!large)}>
                Zoom
              </Button>
            </WithProgram>
          </div>
        ) : null}
      </div>
      {isPhotographed ? null : (
        <figcaption className={styles.caption}>
          Illustration. <a href={contactAboutAddress(id)}>Ask us for photographs</a>
        </figcaption>
      )}
      {count > 1 ? (
        <ul className={styles.choices} aria-label="Pictures">
          {pictures.map((picture, position) => (
            <li key={picture}>
              <a
                href={picture}
                target="_blank"
                rel="noopener"
                aria-current={position === index ? 'true' : undefined}
                className={styles.choice}
                onClick={(event) => choose(event, position)}
                onKeyDown={step}
              >
                <VehiclePicture src={picture} alt={`Show picture ${position + 1}`} sizes="6rem" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </figure>
  );
};
