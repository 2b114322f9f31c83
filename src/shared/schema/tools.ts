/** Schema of the framework's tool family (spec 2.9). */

import * as v from 'valibot';
import { httpsAddress, path, words, type Checked } from './fields.ts';

const toolLink = v.strictObject({
  name: words,
  /** In Chinese. */
  desc: words,
  /** English; defaults to `desc`. */
  descEn: v.exactOptional(words),
  /** Path of the image on the asset host. */
  logo: path,
  /** Evens out logos that look too large or too small beside the others; defaults to 1. */
  logoScale: v.exactOptional(v.pipe(v.number(), v.gtValue(0))),
  url: httpsAddress,
  /** English; defaults to `url`. */
  urlEn: v.exactOptional(httpsAddress),
});
export type ToolLink = Checked<typeof toolLink>;

const trigger = v.picklist(['hover', 'click']);
export type Trigger = v.InferOutput<typeof trigger>;

export const tools = v.strictObject({
  /** In Chinese. */
  title: words,
  titleEn: words,
  /** Line below the title of the landing page block, in Chinese. */
  tagline: words,
  taglineEn: words,
  links: v.array(toolLink),
  /** Last entry of the popover: the curated list of the ecosystem. */
  ecosystem: toolLink,
  /** How the popover opens; defaults to `hover` (spec 2.9). */
  trigger: v.exactOptional(trigger),
});
export type ToolFamily = Checked<typeof tools>;
