import { useId } from 'react';

/** The woven pattern from edge to edge: 22 px high in the hero, 18 px above the footer and below the sidebar. */
export function Band({ height }: { height: 18 | 22 }) {
  const id = useId();
  return (
    <svg width="100%" height={height} aria-hidden="true" style={{ display: 'block' }}>
      <pattern id={id} width={height * 2} height={height} patternUnits="userSpaceOnUse" viewBox="0 0 64 32">
        <path fill="var(--im-soot)" d="M0 0h64v32H0z" />
        <path fill="var(--im-kaolin)" d="M0 16 16 0h6L6 16l16 16h-6zM64 16 48 0h-6l16 16-16 16h6z" />
        <path fill="var(--im-clay)" d="m32 2 14 14-14 14-14-14z" />
        <path fill="var(--im-kaolin)" d="m32 9 7 7-7 7-7-7z" />
        <path fill="var(--im-ochre)" d="M26 0h12l-6 6zM26 32h12l-6-6z" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
