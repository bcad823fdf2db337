/** Rounds numbers to one decimal place, which is precise enough for a drawing and makes it half as large. */
export function tidy(svg: string): string {
  return svg
    .replace(/\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1))))
    .replace(/\s+(?=["<>])/g, '');
}

/** Escapes a label for use in an XML attribute, because the label comes from a database record. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
}
