const waiting = /(?:<link rel="modulepreload"[^>]*>)+|<script\b[^>]*\btype="module" async>[^]*?<\/script>/g;

// A hidden tab is never painted, so there the scripts start at once.
const start = `((run) => (document.hidden ? run() : requestAnimationFrame(() => setTimeout(run))))(() => {
  for (const kept of document.querySelectorAll('template[data-after-paint]')) kept.replaceWith(kept.content);
});`;

// Records the user's actions before the page's scripts run. Links, popover buttons, and forms with `action` or `method`
// work without scripts and are left alone.
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
 * Delays a page's scripts until after its first paint: on a slow connection, text and the first picture do not compete
 * with them, and cached scripts do not run before anything is visible. The inputs of the user and their last press of a
 * button meanwhile are recorded, and replayed when the scripts have taken over the page (the event `taken`).
 */
export function afterPaint(nonce: string): (html: string) => string {
  const script = `<script nonce="${nonce}">(() => {${keep}\n${start}\ndocument.currentScript.remove();})();</script>`;
  return (html) => {
    const kept = html.replaceAll(waiting, '<template data-after-paint>$&</template>');
    return kept === html ? html : kept.replace('</body>', `${script}</body>`);
  };
}
