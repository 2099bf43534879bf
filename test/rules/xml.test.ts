/** Writing XML: what is escaped, what cannot be written, what is left out. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { element, escapeXml, optionalElement, xmlDocument, xmlSafe } from '../../src/lib/xml.ts';

describe('an XML document', () => {
  test('has one element per line, with attributes, and unchanged texts', () => {
    const root = element(
      'Document',
      { xmlns: 'urn:x', note: 'a "b" & <c>', absent: undefined },
      element('Id', ' 1 < 2 & "3" '),
      element('Amount', { Ccy: 'EUR' }, '12.50'),
      element('Empty'),
      [element('A', element('B', 'c')), null],
      false,
      undefined,
    );
    expect(xmlDocument(root)).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<Document xmlns="urn:x" note="a &quot;b&quot; &amp; &lt;c&gt;">',
        '  <Id> 1 &lt; 2 &amp; &quot;3&quot; </Id>',
        '  <Amount Ccy="EUR">12.50</Amount>',
        '  <Empty/>',
        '  <A>',
        '    <B>c</B>',
        '  </A>',
        '</Document>',
        '',
      ].join('\n'),
    );
  });

  test('leaves out an optional element without a text', () => {
    expect([null, undefined, ''].map((text) => optionalElement('Note', text))).toEqual([null, null, null]);
    expect(optionalElement('Note', 'x')).toEqual(element('Note', 'x'));
  });

  test('refuses a text next to elements, because its white space would be significant', () => {
    expect(() => xmlDocument(element('A', 'text', element('B')))).toThrow(TypeError);
  });

  test('has no character that XML 1.0 forbids, whatever the text; allowed characters are kept', () => {
    expect(xmlSafe('a\u0000b\u0008c\u000bd\u001fe\ufffef\ud800g\udc00h')).toBe('abcdefgh');
    expect(xmlSafe('\t\n\r é Ω Ж 王 😀 \u0085')).toBe('\t\n\r é Ω Ж 王 😀 \u0085');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const written = escapeXml(text);

        expect(written).not.toMatch(
          /[<>\u0000-\u0008\u000b-\u001f\ufffe\uffff]|\p{Surrogate}|&(?![a-z]+;|#13;)/u,
        );
        const read = written
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&#13;', '\r')
          .replaceAll('&amp;', '&');
        expect(read).toBe(xmlSafe(text));
      }),
    );
  });
});
