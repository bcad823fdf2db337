type Props = { of: string; size?: 18 | 20 | 24; filled?: boolean };

/** An icon. It is used only beside a text, or inside a button with a label: `<Icon of={icons.search} />`. */
export function Icon({ of, size = 20, filled = false }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      <path d={of} />
    </svg>
  );
}
