import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useTexts } from '../lib/language/texts.ts';
import { PartGone } from '../lib/lazy-component.ts';
import { doubt } from '../lib/offline/connection.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Empty, ErrorState } from '../ui/States.tsx';
import { texts, type AppTexts } from './texts.ts';
import { problemOf, type Problem } from './route-problem.ts';

/** Shown in place of a page whose data could not be loaded. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTexts(texts);
  const { revalidate } = useRevalidator();
  const problem = problemOf(error);
  useEffect(() => {
    if (problem.status === 0) doubt();
  }, [problem.status]);
  const again = () => (error instanceof PartGone ? location.reload() : void revalidate());
  if (problem.status === 404) {
    return (
      <>
        <title>{t.notFoundTitle}</title>
        <Empty
          heading="h1"
          title={t.notFoundTitle}
          action={
            <>
              <LinkButton to="/doctors">{t.toDoctors}</LinkButton>
              <LinkButton to="/" variant="text">
                {t.toHome}
              </LinkButton>
            </>
          }
        >
          {t.notFoundText}
        </Empty>
      </>
    );
  }
  const { title, text } = wordsFor(problem, t);
  return (
    <>
      <title>{title}</title>
      <ErrorState heading="h1" title={title} onRetry={problem.status === 403 ? undefined : again}>
        <p>{text}</p>
        {problem.requestId && <p>{t.reference(problem.requestId)}</p>}
      </ErrorState>
    </>
  );
}

function wordsFor({ status, message }: Problem, t: AppTexts) {
  if (status === 0) return { title: t.offlineTitle, text: message };
  if (status === 403) return { title: t.forbiddenTitle, text: t.forbiddenText };
  if (status === 429 || status === 503) return { title: t.busyTitle, text: t.busyText };
  return { title: t.brokenTitle, text: t.brokenText };
}
