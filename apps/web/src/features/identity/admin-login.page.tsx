import { useNavigate } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { homeOf } from '../../shared/session/accounts.ts';
import { signIn } from '../../shared/session/session.ts';
import { Card } from '../../shared/ui/Card.tsx';
import { notify } from '../../shared/ui/notices.ts';
import css from './identity.module.css';
import { messages } from './messages.ts';
import { SignInForm } from './SignInForm.tsx';

export const meta = () => [{ title: `${messages.en.adminTitle} · Ivuriro` }, { name: 'robots', content: 'noindex' }];

export default function AdminLogin() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  return (
    <div className="wrap">
      <div className={css.page}>
        <h1>{t.adminTitle}</h1>
        <p className={css.says}>{t.adminSays}</p>
        <Card>
          <SignInForm
            demo={['admin']}
            onSubmit={async (body) => {
              const { data, message } = await call('POST /admin/login', { body });
              signIn(data);
              notify({ message });
              await navigate(homeOf('admin'));
            }}
          />
        </Card>
      </div>
    </div>
  );
}
