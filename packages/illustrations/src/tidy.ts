/** One digit after the point is enough for a drawing, and halves its size. */
export function tidy(svg: string): string {
  return svg
    .replace(/\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1))))
    .replace(/\s+(?=["<>])/g, '');
}

/** A label comes from a record: it must not end the attribute it stands in. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
}
