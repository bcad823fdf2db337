/** Rounds numbers to one decimal place, which is precise enough for a drawing and halves its size. */
export function tidy(svg: string): string {
  return svg
    .replace(/\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1))))
    .replace(/\s+(?=["<>])/g, '');
}

/** Escapes a label, which comes from a database record, for use in an XML attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
}
