type Props = { of: string; size?: 18 | 20 | 24; filled?: boolean };

/** An icon. It is used only beside a text, or inside a button with a label: `<Icon of={icons.search} />`. */
export function Icon({ of, size = 20, filled = false }: Props) {
  return (
    <svg
      className="icon"
      data-filled={filled ? '' : undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={of} />
    </svg>
  );
}
