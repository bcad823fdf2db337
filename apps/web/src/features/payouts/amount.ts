/** What was typed as whole francs: '12,500' and '12 500' too; 0 when it is none. */
export function francsOf(text: string): number {
  const plain = text.replaceAll(/[\s,.]/g, '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : 0;
}
