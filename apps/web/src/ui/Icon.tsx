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

/** An icon as an image for a mask: where there are hundreds of them, an image takes no elements. */
export const iconImage = (of: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${of}"/></svg>`)}")`;
