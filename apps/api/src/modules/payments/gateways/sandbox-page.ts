import { francs } from '../../../platform/money-text.ts';
import type { PaymentRow } from '../domain/payment-purposes.ts';

/** The pages of the sandbox gateway: plain HTML forms without scripts. */
export const askingPage = ({ amount, method }: Pick<PaymentRow, 'amount' | 'method'>): string =>
  page(
    'Pay with pretended money',
    `<p>${francs(amount)}. This is the sandbox: no money moves.</p>
<form method="post">
<fieldset><legend>Pay by</legend>
<label><input type="radio" name="method" value="CARD"${method === 'CARD' ? ' checked' : ''}> Card</label>
<label><input type="radio" name="method" value="MOBILE_MONEY"${method === 'MOBILE_MONEY' ? ' checked' : ''}> Mobile money</label>
</fieldset>
<p><button name="outcome" value="approve">Approve</button> <button name="outcome" value="decline">Decline</button></p>
</form>`,
  );

const sentences = {
  successful: 'The payment was approved.',
  failed: 'The payment was declined.',
  pending: 'The payment is on its way.',
};

export const donePage = (status: keyof typeof sentences): string =>
  page(sentences[status], '<p>You can go back to Ivuriro and close this page.</p>');

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="font-family: system-ui, sans-serif; max-width: 30rem; margin: 3rem auto; padding: 0 1rem">
<h1>${title}</h1>
${body}
</body>
</html>
`;
