/**
 * '02:30 PM', as the API sends it, becomes '14:30'. A time that is already in the 24-hour form is returned unchanged.
 */
export function displayTime(wire: string): string {
  const found = /^(\d{1,2}):(\d{2})\s*(AM|PM)?$/i.exec(wire.trim());
  if (!found) return wire;
  const [, hour = '0', minute = '00', half] = found;
  const hours = half ? (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** '14:30' → '02:30 PM' */
export function wireTime(display: string): string {
  const [hour = 0, minute = 0] = display.split(':').map(Number);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${String(twelve).padStart(2, '0')}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
