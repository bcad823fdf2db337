const waiting = /(?:<link rel="modulepreload"[^>]*>)+|<script\b[^>]*\btype="module" async>[^]*?<\/script>/g;

// In a tab that nobody sees nothing is painted, and nothing is waited for.
const start = `((run) => (document.hidden ? run() : requestAnimationFrame(() => setTimeout(run))))(() => {
  for (const kept of document.querySelectorAll('template[data-after-paint]')) kept.replaceWith(kept.content);
});document.currentScript.remove();`;

/**
 * Lets a page be painted before its scripts are asked for: on a thin line the words and the picture that is seen first
 * have it to themselves, and scripts that the device has already do not run before anything is seen.
 */
export function afterPaint(nonce: string): (html: string) => string {
  return (html) => {
    const kept = html.replaceAll(waiting, '<template data-after-paint>$&</template>');
    return kept === html ? html : kept.replace('</body>', `<script nonce="${nonce}">${start}</script></body>`);
  };
}
