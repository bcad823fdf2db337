import { gzipSync } from 'node:zlib';
import { archive, office, type Office } from './archive.ts';
import { type Case, paper, picture, refused, stowaway } from './case.ts';

export const script = `<script>alert('${stowaway}')</script>`;
export const pdf = (body = '') => Buffer.from(`%PDF-1.7\n1 0 obj<<${body}>>endobj\ntrailer<<>>\n%%EOF\n`);
const older = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1'.padEnd(1_200, '0'), 'hex'), Buffer.from(stream, 'utf16le')]);

/** Valid documents. */
export function papers(): Case[] {
  const offices: Office[] = ['docx', 'xlsx', 'pptx'];
  return [
    ...['1.0', '1.4', '1.7', '2.0'].map((version) =>
      paper(`PDF ${version}`, 'report.pdf', `%PDF-${version}\n%%EOF`, 'inline'),
    ),
    paper(
      'PDF with JavaScript',
      'form.pdf',
      pdf(`/OpenAction<</S/JavaScript/JS(app.alert('${stowaway}'))>>`),
      'inline',
    ),
    paper('PDF that starts a program', 'form.pdf', pdf('/OpenAction<</S/Launch/F(cmd.exe)>>'), 'inline'),
    paper('PDF that sends a form', 'form.pdf', pdf('/AA<</O<</S/SubmitForm/F(http://x.example)>>>>'), 'inline'),
    paper('PDF with a file within', 'form.pdf', pdf('/EmbeddedFiles<</Names[(x.exe)]>>'), 'inline'),
    ...offices.map((kind) => paper(kind, `letter.${kind}`, office(kind))),
    ...offices.map((kind) => paper(`${kind} without an ending`, 'letter', office(kind))),
    paper('doc', 'letter.doc', older('WordDocument')),
    paper('xls', 'sheet.xls', older('Workbook')),
    paper('ppt', 'talk.ppt', older('PowerPoint Document')),
    paper('a note', 'note.txt', 'Amakuru? Ni meza.'),
    paper('a note with a page in it', 'note.txt', `<html>${script}</html>`),
    paper('a note of comments', 'note.txt', `${'<!---->'.repeat(500)}x`),
    paper('a note of document types', 'note.txt', `${'<!DOCTYPE a[]>'.repeat(200)}x`),
    paper('a note with formulas', 'note.txt', '=HYPERLINK("http://x.example")'),
    paper(
      'an SVG far below the head of a note',
      'note.txt',
      `${' '.repeat(5_000)}${'.'.repeat(9)}<svg onload=alert(1)>`,
    ),
  ];
}

const bytes = (hex: string, length = 400) => Buffer.from(hex.padEnd(length, '0'), 'hex');
/** Forbidden files under their own name. */
const foreign: [name: string, bytes: Buffer | string][] = [
  ['x.exe', bytes('4d5a90')],
  ['x.dll', bytes('4d5a90')],
  ['x.elf', bytes('7f454c460201')],
  ['x.class', bytes('cafebabe')],
  ['x.macho', bytes('cffaedfe')],
  ['x.wasm', bytes('0061736d01000000')],
  ['x.sh', '#!/bin/sh\nreboot\n'],
  ['x.bat', '@echo off\r\n'],
  ['x.ps1', 'Invoke-Expression x'],
  ['x.vbs', 'CreateObject("x")'],
  ['x.js', 'alert(1)'],
  ['x.mjs', 'export {}'],
  ['x.html', `<!doctype html>${script}`],
  ['x.htm', script],
  ['x.xhtml', `<html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`],
  ['x.hta', script],
  ['x.xml', '<?xml version="1.0"?><a/>'],
  ['x.xsl', '<?xml version="1.0"?><xsl:stylesheet/>'],
  ['x.php', '<?php system(1);'],
  ['x.jsp', '<% %>'],
  ['x.json', '{}'],
  ['x.csv', 'a,b\n'],
  ['x.rtf', '{\\rtf1 x}'],
  ['x.url', '[InternetShortcut]\nURL=file:///'],
  ['x.lnk', bytes('4c0000000114020000000000c000000000000046')],
  ['x.zip', archive([{ name: 'a.txt', text: 'a' }])],
  ['x.jar', archive([{ name: 'META-INF/MANIFEST.MF', text: 'a' }])],
  ['x.odt', archive([{ name: 'mimetype', text: 'application/vnd.oasis.opendocument.text' }])],
  ['x.gz', gzipSync('a')],
  ['x.7z', bytes('377abcaf271c')],
  ['x.rar', bytes('526172211a0700')],
  ['x.mp4', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\0\0isommp42')])],
  ['x.mp3', bytes('494433030000')],
  ['x.wav', Buffer.from('RIFF\x24\0\0\0WAVEfmt ')],
  ['x.ogg', bytes('4f67675300')],
  ['x.swf', bytes('46575309')],
  ['x.ttf', bytes('0001000000')],
  ['x.sqlite', Buffer.from('SQLite format 3\0'.padEnd(100, '\0'))],
  ['x.bin', Buffer.from([0, 1, 2, 3, 4, 5])],
];

/** Forbidden files, each under its own name and under the name of an accepted kind. */
export function spoofs(real: Record<'png' | 'jpeg' | 'gif' | 'webp', Buffer>): Case[] {
  const dressed = foreign.flatMap(([name, content], index) => [
    refused(`${name} by its own name`, name, content),
    refused(`${name} that says it is a picture`, `${name}.${['png', 'jpg', 'gif', 'webp'][index % 4]}`, content),
    refused(`${name} that says it is a PDF`, 'report.pdf', content, 'application/pdf'),
  ]);
  const pictures = Object.entries(real).flatMap(([kind, content]) =>
    ['pdf', 'html', 'js', 'exe', 'docx', 'php', 'txt', kind === 'png' ? 'gif' : 'png'].map((ending): Case => ({
      ...picture(`a ${kind} that is named .${ending}`, `a.${ending}`, content, 'text/html'),
      attachment: 'unsupported_type',
    })),
  );
  const mismatched = ['text/html', 'image/svg+xml', 'application/javascript', '', 'x'.repeat(200)].map((type) =>
    picture(`a picture sent as ${JSON.stringify(type.slice(0, 30))}`, 'a.png', real.png, type),
  );
  const documents = (['png', 'html', 'exe', 'docx', 'svg', 'txt'] as const).map((ending) =>
    refused(`a PDF that is named .${ending}`, `report.${ending}`, pdf()),
  );
  return [...dressed, ...pictures, ...mismatched, ...documents];
}
