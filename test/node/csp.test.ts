import { expect, test } from 'vitest';
import { contentSecurityPolicy, cspHash } from '#node/csp.ts';

test('a script is known by its SHA-256 in base64', () => {
  expect(cspHash('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
});

test('nothing is allowed but what stands in the policy', () => {
  expect(contentSecurityPolicy(['alert(1)']).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
});

test('nothing in it is unsafe', () => {
  expect(contentSecurityPolicy(['a', 'b'])).not.toContain('unsafe');
});

test('each inline script has a hash of its own', () => {
  expect(contentSecurityPolicy(['a', 'b'])).toContain(`script-src 'self' ${cspHash('a')} ${cspHash('b')};`);
});
