const waiting = /(?:<link rel="modulepreload"[^>]*>)+|<script\b[^>]*\btype="module" async>[^]*?<\/script>/g;

// In a tab that nobody sees nothing is painted, and nothing is waited for.
const start = `((run) => (document.hidden ? run() : requestAnimationFrame(() => setTimeout(run))))(() => {
  for (const kept of document.querySelectorAll('template[data-after-paint]')) kept.replaceWith(kept.content);
});`;

// What links, forms with an address and buttons of popovers do, they do without a script.
const keep = `
const left = new Map();
let meant;
const seen = new AbortController();
const listen = (type, keeper) => addEventListener(type, keeper, { capture: true, signal: seen.signal });
const hold = (event, again) => (event.preventDefault(), event.stopPropagation(), (meant = again));
const valueOf = (field) => (/^(checkbox|radio)$/.test(field.type) ? 'checked' : 'value');
listen('click', (event) => {
  const button = event.target.closest('button');
  if (button && !button.popoverTargetElement && (button.type === 'button' || !button.form)) hold(event, () => button.isConnected && button.click());
});
listen('submit', (event) => {
  const { target: form, submitter } = event;
  if (!form.hasAttribute('method') && !form.hasAttribute('action'))
    hold(event, () => form.isConnected && form.requestSubmit(submitter));
});
for (const type of ['input', 'change']) listen(type, ({ target }) => left.set(target, target[valueOf(target)]));
addEventListener('taken', () => {
  seen.abort();
  for (const [field, value] of left) {
    if (!field.isConnected) continue;
    field[valueOf(field)] = value;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
  // when what was typed is known
  setTimeout(() => meant?.());
}, { once: true });`;

/**
 * Lets a page be painted before its scripts are asked for: on a thin line the words and the picture that is seen first
 * have it to themselves, and scripts that the device has already do not run before anything is seen. What somebody
 * types, chooses and last presses meanwhile is kept, and done when the scripts have taken the page (`taken`).
 */
export function afterPaint(nonce: string): (html: string) => string {
  const script = `<script nonce="${nonce}">(() => {${keep}\n${start}\ndocument.currentScript.remove();})();</script>`;
  return (html) => {
    const kept = html.replaceAll(waiting, '<template data-after-paint>$&</template>');
    return kept === html ? html : kept.replace('</body>', `${script}</body>`);
  };
}
