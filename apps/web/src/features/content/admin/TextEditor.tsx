import { useCall } from '../../../lib/api/use-call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { Empty, ErrorState } from '../../../ui/States.tsx';
import css from './content.module.css';
import { texts } from './texts.ts';
import { TEXTS } from './paths.ts';
import { TextForm } from './TextForm.tsx';
import { longTexts, textOf } from './static-texts.ts';

/** The editor of one of the long texts. */
export function TextEditor({ name }: { name: string }) {
  const t = useTexts(texts);
  const key = longTexts.find((one) => one === name);
  const read = useCall('GET /admin/static_contents', {}, { enabled: key !== undefined });
  const text = key && read.data && textOf(read.data, key);
  return (
    <>
      <p>
        <LinkButton to={TEXTS} variant="text" size="sm">
          {t.toTexts}
        </LinkButton>
      </p>
      {!key && <Empty title={t.noSuchText} action={<LinkButton to={TEXTS}>{t.toTexts}</LinkButton>} />}
      {key && text && <TextForm key={text.version} name={key} text={text} />}
      {key && read.isError && <ErrorState title={t.textsFailed} onRetry={() => void read.refetch()} />}
      {key && read.isPending && <SkeletonLines says={t.loadingTexts} heights={['22rem']} className={css.form} />}
    </>
  );
}
