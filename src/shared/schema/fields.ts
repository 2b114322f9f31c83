/** Fields that several schemas share. */

import * as v from 'valibot';

/** The output type of a schema, read-only at every depth. */
export type Checked<Schema extends v.GenericSchema> = DeepReadonly<v.InferOutput<Schema>>;
type DeepReadonly<Value> = Value extends object ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> } : Value;

const isHttps = (text: string) => /^https:\/\/[^/\s\\]/.test(text) && URL.canParse(text);
/** Of letters, digits, dots and hyphens only: other marks have a meaning in the policy, in XML or in `nginx.conf`. */
const HOST = /^https?:\/\/[\p{L}\p{N}.-]+(?::\d+)?$/u;
export const isHost = (text: string) => HOST.test(text) && URL.canParse(text);
const isPath = (text: string) => /^\/(?!\/)/.test(text);

export const link = v.pipe(
  v.string(),
  v.check(
    (text) => isHttps(text) || isPath(text),
    'must be an https address, or a path of the site that begins with "/"',
  ),
);
export const httpsAddress = v.pipe(v.string(), v.check(isHttps, 'must be an https address'));
/** An address with placeholders that the theme fills in. */
export const addressWith = (...placeholders: readonly string[]) =>
  v.pipe(
    httpsAddress,
    v.check(
      (text) => placeholders.every((each) => text.includes(each)),
      `must be an address with ${placeholders.join(' and ')}`,
    ),
  );
export const host = v.pipe(
  v.string(),
  v.check((text) => isHost(text) && isHttps(text), 'must be "https://" and a host, without a path'),
);
export const path = v.pipe(v.string(), v.check(isPath, 'must be a path of the site that begins with "/"'));
/** In one line, since titles and descriptions are written into lines of Markdown. No-break spaces stay. */
export const words = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[ \t\r\n]+/g, ' ')),
  v.trim(),
  v.nonEmpty('must not be empty'),
);
export const headingDepth = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
