import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundaryOf, parseMultipart } from './parse-multipart.ts';

async function written(form: FormData): Promise<{ bytes: Buffer<ArrayBuffer>; boundary: string }> {
  const response = new Response(form);
  const boundary = boundaryOf(response.headers.get('content-type') ?? '') ?? '';
  return { bytes: Buffer.from(await response.arrayBuffer()), boundary };
}

const shown = (form: FormData | null) =>
  form &&
  Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.type, await value.text()],
    ),
  );

test('whatever a form holds comes out as it went in', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          name: fc.string({ unit: 'grapheme' }),
          // Fetch writes every line end of a text as CR LF.
          text: fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\r\n]/g, '')),
          file: fc.option(fc.string({ unit: 'grapheme', minLength: 1 })),
        }),
        { maxLength: 8 },
      ),
      async (fields) => {
        const form = new FormData();
        for (const { name, text, file } of fields) {
          const clean = name.replaceAll(/[\r\n]/g, '').replaceAll('%', '');
          if (file === null) form.append(clean, text);
          else
            form.append(
              clean,
              new File([text], file.replaceAll(/[\r\n%]/g, '') || 'x', { type: 'image/png' }),
            );
        }
        const { bytes, boundary } = await written(form);
        expect(await shown(parseMultipart(bytes, boundary, 20))).toEqual(await shown(form));
      },
    ),
  ));

test('what breaks off, has no names or too many parts is no form', () => {
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n';
  const parse = (text: string, most = 10) => parseMultipart(Buffer.from(text), 'b', most);
  expect([...(parse(`${part}--b--`) ?? [])]).toEqual([['a', 'x']]);
  expect([...(parse('--b--') ?? [])]).toEqual([]);
  for (const text of [
    '',
    part,
    part.slice(0, 20),
    `x${part}--b--`,
    '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n--b--',
    `--b\r\n${'x: y\r\n'.repeat(2000)}\r\n--b--`,
  ])
    expect(parse(text), text.slice(0, 40)).toBeNull();
  expect(parse(`${part.repeat(10)}--b--`)).not.toBeNull();
  expect(parse(`${part.repeat(11)}--b--`)).toBeNull();
});

test('the boundary is read from the type, quoted or not', () => {
  expect(boundaryOf('multipart/form-data; boundary=x-1')).toBe('x-1');
  expect(boundaryOf('Multipart/Form-Data; charset=utf-8; boundary="a b"')).toBe('a b');
  expect(boundaryOf('multipart/form-data')).toBeNull();
  expect(boundaryOf('text/plain; boundary=x')).toBeNull();
});
