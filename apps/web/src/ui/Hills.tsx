const LAYERS = [
  'M0 118C120 60 220 40 330 74S520 150 640 96 860 6 980 50s200 70 300 20v230H0Z',
  'M0 176c90-46 190-68 300-42s170 62 300 16 200-66 330-26 220 66 350 4v172H0Z',
  'M0 196c140 30 230-26 370-14s250 54 390 14 240-68 360-34 120 34 160 26v112H0Z',
  'M0 262c160-52 300-48 440-24s260 24 420-10 260-32 420 8v64H0Z',
];
const TERRACES =
  'M560 250c140 12 220 0 320-14s230-26 400 12M600 262c120 8 200-2 300-15s220-23 380 14M640 275c120 5 190-5 280-16s210-21 360 15M690 287c100 2 160-6 250-16s210-19 340 15';

/** Hills with tea terraces, fading into mist; the class sets the height. */
export function Hills({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1280 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {LAYERS.map((d, n) => (
        <path key={d} fill={`var(--hill-${n + 1})`} d={d} />
      ))}
      <path fill="none" stroke="var(--hill-3)" strokeWidth="1.5" opacity=".55" d={TERRACES} />
      <path fill="var(--hill-5)" d="M0 284c180-32 360-22 560 0s440 12 720-14v30H0Z" />
    </svg>
  );
}
