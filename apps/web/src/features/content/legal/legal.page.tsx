import { apiOf } from '../../../lib/api/api-of.server.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { plainText } from '../../../lib/text/plain-text.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { Empty } from '../../../ui/States.tsx';
import type { Route } from './+types/legal.page';
import css from './legal.module.css';
import { texts } from './texts.ts';
import { partsOf } from './text-sections.ts';
import { Questions } from './Questions.tsx';
import { Sections } from './Sections.tsx';
import { textAt } from './legal-texts.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { path, key } = textAt(request.url);
  const { data: contents } = await apiOf(context)('GET /static_contents', { signal: request.signal });
  const content = contents.find((one) => one.key === key);
  return { path, key, version: content?.version ?? 1, ...partsOf(content?.value ?? '') };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { path, key, parts } = loaderData;
  const { title, says } = texts.en[key];
  const questions = key === 'faq' && parts.length > 0;
  return pageMeta(matches, {
    path,
    title,
    description: says,
    ...(questions && {
      data: [
        {
          '@type': 'FAQPage',
          mainEntity: parts.map((part) => ({
            '@type': 'Question',
            name: part.title,
            acceptedAnswer: { '@type': 'Answer', text: plainText(part.html) },
          })),
        },
      ],
    }),
  });
};

export default function Legal({ loaderData: { key, version, before, parts } }: Route.ComponentProps) {
  const t = useTexts(texts);
  const { title, says } = t[key];
  return (
    <div className={`wrap ${css.page}`}>
      <Breadcrumb items={[{ label: t.home, to: '/' }, { label: title }]} />
      <header>
        <h1>{title}</h1>
        <p>{says}</p>
        {key !== 'faq' && <p className={css.version}>{t.version(version)}</p>}
      </header>
      {before && <RichText html={before} />}
      {parts.length > 0 && (key === 'faq' ? <Questions parts={parts} /> : <Sections parts={parts} />)}
      {!before && parts.length === 0 && (
        <Empty title={t.notWritten}>
          <p>{t.notWrittenSays}</p>
        </Empty>
      )}
    </div>
  );
}
