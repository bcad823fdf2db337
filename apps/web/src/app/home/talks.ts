export interface Talk {
  title: string;
  names: string;
  description: string;
  link: string;
}

/**
 * Parses the stored JSON list of quotations. Entries without a text are left out, and so is a link with a scheme other
 * than https.
 */
export function talksIn(text: string): Talk[] {
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(kept)) return [];
  return kept.map(talkOf).filter(({ description }) => description !== '');
}

function talkOf(kept: unknown): Talk {
  const fields: Record<string, unknown> = Object(kept);
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '');
  const link = text('link');
  return {
    title: text('title'),
    names: text('names'),
    description: text('description'),
    link: /^(\/(?!\/)|https:\/\/)/.test(link) ? link : '',
  };
}
