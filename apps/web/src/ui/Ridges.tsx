/** Ten chevrons, one for each minute of a hold; chevrons of minutes that have passed are faint. */
export function Ridges({ left }: { left: number }) {
  return (
    <svg
      width="112"
      height="13"
      viewBox="0 0 112 13"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      aria-hidden="true"
    >
      {Array.from({ length: 10 }, (_, n) => (
        <path key={n} d={`M${n * 11 + 1} 12l4.6-9.5 4.6 9.5`} opacity={n < left ? 1 : 0.25} strokeLinejoin="bevel" />
      ))}
    </svg>
  );
}
