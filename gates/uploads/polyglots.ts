import { gzipSync } from 'node:zlib';
import { archive } from './archive.ts';
import { type Case, paper, picture, refused, stowaway } from './case.ts';
import { script, pdf } from './spoofs.ts';

const svg = (inner = script) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;

export function svgs(): Case[] {
  const texts: (string | Buffer)[] = [
    svg(),
    `<?xml version="1.0"?>${svg()}`,
    `\uFEFF${svg()}`,
    `<!-- x -->\n<!-- y -->${svg()}`,
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">${svg()}`,
    `<!DOCTYPE svg [<!ENTITY a "b"><!ENTITY c SYSTEM "file:///etc/passwd">]>${svg('&c;')}`,
    `<!DOCTYPE svg [<!ENTITY a "[]"> ] >${svg('&a;')}`,
    `${'<!-- x -->'.repeat(300)}${svg()}`,
    svg('').replaceAll('svg ', 'svg onload="alert(1)" '),
    '<SVG ONLOAD=alert(1)>',
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>',
    ` \n\t ${svg()}`,
    svg('<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>'),
    svg('<a href="javascript:alert(1)"><text>x</text></a>'),
    svg('<image href="file:///etc/passwd"/>'),
    Buffer.from(`\uFEFF${svg()}`, 'utf16le'),
    gzipSync(svg()),
  ];
  return texts.flatMap((text, index) => [
    refused(`SVG ${index} by its own name`, 'a.svg', text, 'image/svg+xml'),
    refused(`SVG ${index} named PNG`, 'a.png', text),
    refused(`SVG ${index} named after a note`, 'a.txt', text),
  ]);
}

/**
 * Files that are valid in two formats. A picture must be re-encoded without the other content, and an attachment must
 * be served as its first format.
 */
export function polyglots(real: Record<'png' | 'jpeg' | 'gif' | 'webp', Buffer>): Case[] {
  const tail = Buffer.from(`*/=1;/*${script}<?php ${stowaway} */`);
  const comment = Buffer.concat([
    real.jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, tail.length + 2]),
    tail,
    real.jpeg.subarray(2),
  ]);
  return [
    ...Object.entries(real).map(([kind, content]) =>
      picture(`a ${kind} with a page behind it`, `a.${kind}`, Buffer.concat([content, tail]), `image/${kind}`),
    ),
    ...Object.entries(real).map(([kind, content]) =>
      picture(
        `a ${kind} with an archive behind it`,
        `a.${kind}`,
        Buffer.concat([content, archive([{ name: `${stowaway}.exe`, text: 'x' }])]),
        `image/${kind}`,
      ),
    ),
    picture('a JPEG with a script in its comment', 'a.jpg', comment),
    {
      ...picture('GIF and JavaScript', 'a.gif', Buffer.from(`GIF89a=1;alert('${stowaway}')//`)),
      picture: 'unsupported_type',
    },
    {
      ...picture('GIF and JavaScript named .js', 'a.js', Buffer.from('GIF89a=1;alert(1)')),
      picture: 'unsupported_type',
      attachment: 'unsupported_type',
    },
    paper('PDF and a page', 'a.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), tail, pdf()]), 'inline'),
    paper('PDF and an archive', 'a.pdf', Buffer.concat([pdf(), archive([{ name: 'x.exe', text: 'x' }])]), 'inline'),
    refused('a page and a PDF', 'a.pdf', Buffer.concat([Buffer.from(`<html>${script}`), pdf()])),
    refused('a page and a PDF named .html', 'a.html', Buffer.concat([Buffer.from(`<html>${script}`), pdf()])),
    refused('a PDF named .html with a page in it', 'a.html', Buffer.concat([pdf(), tail])),
    refused('an archive and a PDF', 'a.pdf', Buffer.concat([archive([{ name: 'x', text: 'x' }]), pdf()])),
  ];
}
