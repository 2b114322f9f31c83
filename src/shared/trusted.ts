/**
 * Marks strings as trusted HTML or as a trusted script address; browsers refuse unmarked ones (docs/decisions.md, 15).
 * Pass only strings that the build has written.
 */

/** The name that the Content-Security-Policy allows; a browser creates the policy once a page. */
export const TRUSTED_TYPES_POLICY = 'docs';

type Wrap = (text: string) => string;
/** The part of the Trusted Types API in use. TypeScript's own library lacks the API. */
interface TrustedTypes {
  createPolicy(name: string, rules: Readonly<Record<Sink, Wrap>>): Readonly<Record<Sink, Wrap>>;
}
type Sink = 'createHTML' | 'createScriptURL';

const asIs: Wrap = (text) => text;
const rules = { createHTML: asIs, createScriptURL: asIs };
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const policy = trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, rules) ?? rules;

/** For `innerHTML`. With Trusted Types, each call returns a new object, typed as a string like `innerHTML` itself. */
export const trustHtml: Wrap = (html) => policy.createHTML(html);

/** For the addresses of scripts and workers, like `trustHtml`. */
export const trustScript: Wrap = (address) => policy.createScriptURL(address);
