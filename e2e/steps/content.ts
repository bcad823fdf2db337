import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export const STATIC = '/dashboard/admin/static-content';
export const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
export const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
export const toast = (page: Page, words: string) => page.getByText(words).filter({ visible: true }).first();

/** Types a line while these editor tools are switched on, and then switches them off. */
export async function write(page: Page, words: string, ...tools: string[]): Promise<void> {
  for (const name of tools) {
    await tool(page, name).click();
    await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.keyboard.type(words);
  for (const name of tools) await tool(page, name).click();
}
export async function choose(page: Page, menu: string, option: string): Promise<void> {
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: new RegExp(`^${menu}:`) })
    .click();
  await page.getByRole('menuitemradio', { name: option, exact: true }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  // waits until the editor has the focus again, because text that is typed earlier would be lost
  await expect(page.locator('[contenteditable="true"]:focus')).toHaveCount(1);
}
export const line = (page: Page) => page.keyboard.press('Enter');

/** Expects that the post has the markup of each tool, and no other markup. */
export async function expectMarks(post: Locator): Promise<void> {
  for (const [css, words] of [
    ['h2[data-level="1"]', 'Level 1'],
    ['h2:not([data-level])', 'Level 2'],
    ['h3', 'Level 3'],
    ['h4', 'Level 4'],
    ['h5', 'Level 5'],
    ['h6', 'Level 6'],
    ['strong', 'Bold'],
    ['em', 'Italic'],
    ['u', 'Underline'],
    ['s', 'Strike through'],
    ['sub', 'Subscript'],
    ['sup', 'Superscript'],
    ['[data-color="clay"]', 'orange'],
    ['[data-background="kivu"]', 'on blue'],
    ['[data-align="center"]', 'Align in the middle'],
    ['[data-align="right"]', 'Align right'],
    ['[data-align="justify"]', 'Align on both sides'],
    ['[data-indent="1"]', 'moved in'],
    ['p[dir="rtl"]', 'turned'],
    ['blockquote', 'quoted'],
    ['ol > li', 'first'],
    ['ul > li', 'point'],
    ['pre > code', '<script>window.ran = true</script>'],
  ] as const)
    await expect(post.locator(css).filter({ hasText: words }).first(), `${css}: ${words}`).toBeVisible();
  await expect(post.locator('script, iframe, [onclick], :is(p, span, h2, li)[style]')).toHaveCount(0);
}
