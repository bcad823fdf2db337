import type { Mail } from './mailer.ts';

/**
 * The contents of a mail. This file makes both the HTML and the plain text from them; the texts come from the module
 * that sends the mail.
 */
export interface Email {
  subject: string;
  greeting: string;
  lines: string[];
  /** Labels with their values, one pair on each line. */
  facts?: [label: string, value: string][];
  action?: { label: string; url: string };
  /** Small text below the button. */
  after?: string[];
}

const product = 'Ivuriro';
const slogan = 'Health care in Rwanda, when you need it';

export const mailOf = (to: string, email: Email): Mail => ({
  to,
  subject: email.subject,
  text: textOf(email),
  html: htmlOf(email),
});

function textOf({ greeting, lines, facts = [], action, after = [] }: Email): string {
  return [
    greeting,
    ...lines,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    ...after,
    `${product}\n${slogan}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

// Mail programs support neither custom properties nor external style sheets, so the light colours are fixed values
// here.
const look = {
  page: '#f0f3ec',
  surface: '#ffffff',
  ink: '#16201a',
  ink2: '#3e4b43',
  ink3: '#55625a',
  line: '#d1d9cb',
  tea: '#1d5b3e',
  clay: '#a4401f',
};
const face = "font-family:'Segoe UI',Roboto,-apple-system,'Noto Sans',Arial,sans-serif";

function htmlOf(email: Email): string {
  const { subject, greeting, lines, facts = [], action, after = [] } = email;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${look.page};${face};color:${look.ink}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${look.page}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;letter-spacing:-.02em;color:${look.tea}"><span style="color:${look.clay}">&#9670;</span> ${product}</td></tr>
<tr><td style="background:${look.surface};border-top:4px solid ${look.tea};border-radius:12px;padding:32px 28px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:700;color:${look.ink}">${escapeHtml(subject)}</h1>
${[greeting, ...lines].map((line) => paragraph(line, 16, look.ink2)).join('\n')}
${facts.length ? factTable(facts) : ''}
${action ? button(action) : ''}
${after.map((line) => paragraph(line, 14, look.ink3)).join('\n')}
</td></tr>
<tr><td style="padding:20px 8px;font-size:13px;line-height:20px;color:${look.ink3}">${product} &middot; ${slogan}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const paragraph = (line: string, size: number, colour: string): string =>
  `<p style="margin:0 0 14px;font-size:${size}px;line-height:${size + 8}px;color:${colour};overflow-wrap:anywhere">${escapeHtml(line)}</p>`;

const factTable = (facts: [string, string][]): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:6px 0 20px;border-top:1px solid ${look.line}">
${facts
  .map(
    ([label, value]) =>
      `<tr><td style="padding:10px 12px 10px 0;border-bottom:1px solid ${look.line};font-size:14px;color:${look.ink3}">${escapeHtml(label)}</td><td align="right" style="padding:10px 0;border-bottom:1px solid ${look.line};font-size:16px;font-weight:500;color:${look.ink}">${escapeHtml(value)}</td></tr>`,
  )
  .join('\n')}
</table>`;

const button = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:8px 0 20px"><a href="${escapeHtml(url)}" target="_blank" style="display:inline-block;padding:13px 24px;background:${look.tea};color:#ffffff;border-radius:8px;font-size:16px;font-weight:500;text-decoration:none">${escapeHtml(label)}</a></p>
${paragraph(url, 13, look.ink3)}`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!);
