import { data, redirect } from 'react-router';
import { apiOf } from '../../../lib/api/api-of.server.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { useContent } from '../../../domain/content/use-content.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { mail, phone } from '../../../ui/icons.ts';
import { Banner } from '../../../ui/Banner.tsx';
import type { Route } from './+types/contact.page';
import { ContactForm } from './ContactForm.tsx';
import css from './contact.module.css';
import { empty, formOf, wrongIn } from './contact-form.ts';
import { texts } from './texts.ts';
import { ContactConfirmation } from './ContactConfirmation.tsx';

export function loader({ request }: Route.LoaderArgs) {
  return { sent: new URL(request.url).searchParams.has('sent') };
}

/** Receives the form when JavaScript has not loaded: shows it again with its errors, or confirms that it was sent. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = formOf(await request.formData());
  const wrong = wrongIn(form, texts.en);
  if (Object.keys(wrong).length > 0) return data({ form, wrong, failed: '' }, { status: 422 });
  try {
    await apiOf(context)('POST /contactus', { body: form, signal: request.signal });
  } catch (error) {
    const { init, data: failure } = error as { init?: { status?: number }; data?: { message?: string } };
    return data({ form, wrong: {}, failed: failure?.message ?? texts.en.kept }, { status: init?.status ?? 500 });
  }
  throw redirect('/contact?sent=1', 303);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { path: '/contact', title: texts.en.title, description: texts.en.says });

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts);
  return (
    <div className="wrap">
      <Breadcrumb items={[{ label: t.home, to: '/' }, { label: t.title }]} />
      <h1>{t.title}</h1>
      <p className={css.says}>{t.says}</p>
      <div className={css.columns}>
        <Card>
          {loaderData.sent ? (
            <ContactConfirmation />
          ) : (
            <ContactForm
              before={actionData?.form ?? empty}
              wrong={actionData?.wrong ?? {}}
              failed={actionData?.failed ?? ''}
            />
          )}
        </Card>
        <Reach />
      </div>
    </div>
  );
}

function Reach() {
  const t = useTexts(texts);
  const telephone = useContent('phone_contact');
  const address = useContent('email_contact');
  return (
    <aside className={css.reach}>
      {(telephone || address) && <h2>{t.reach}</h2>}
      {telephone && (
        <a href={`tel:${telephone.replaceAll(/[^+\d]/g, '')}`}>
          <Icon of={phone} />
          {telephone}
        </a>
      )}
      {address && (
        <a href={`mailto:${address}`}>
          <Icon of={mail} />
          {address}
        </a>
      )}
      <Banner tone="ochre">{t.emergency}</Banner>
    </aside>
  );
}
