import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazy-component.ts';
import { Skeleton } from '../Skeleton.tsx';
import css from './PlaceMap.module.css';
import type { Point } from './point.ts';

type Props = { points: Point[]; zoom: number; label: string; credit: string };

const Drawn = lazyPart(() => import('./RwandaMap.tsx'));

/** A map whose code loads when it comes into view: a reader who does not scroll to it downloads nothing. */
export function PlaceMap({ points, zoom, label, credit }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    });
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  const waiting = <Skeleton height="100%" />;
  return (
    <figure className={css.figure}>
      <div ref={frame} className={css.map} role="group" aria-label={label}>
        {near ? (
          <Suspense fallback={waiting}>
            <Drawn points={points} zoom={zoom} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
      <figcaption>{credit}</figcaption>
    </figure>
  );
}
