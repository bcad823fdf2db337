import css from './RichText.module.css';

/** Shows HTML that the server has sanitized, when it was stored and again when it was read. */
export function RichText({ html }: { html: string }) {
  return <div className={css.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
