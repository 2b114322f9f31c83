import * as v from 'valibot';
import { siteSchema, type SiteInput } from '#shared/schema/site.ts';
import type { Site } from '#shared/site.ts';
import { problem, type Problem } from './problem.ts';
import { isFileIn } from './source-files.ts';

/** Name of a field in errors, such as `themeConfig.socialLinks[2].mode`. Fields of `config` have no prefix. */
function fieldName(keys: readonly unknown[]): string {
  const named = keys[0] === 'config' && keys.length > 1 ? keys.slice(1) : keys;
  return named.map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at > 0 ? '.' : ''}${String(key)}`)).join('');
}

function reasonFor(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'there is no such setting; check its spelling';
  if (issue.received === 'undefined') {
    // For a missing field, Valibot expects its name.
    return issue.expected?.startsWith('"') ? 'is missing' : `is missing; expected ${issue.expected ?? 'a value'}`;
  }
  // The messages of our own checks say what is allowed; for all other issues, issue.expected does.
  return ['check', 'guard', 'non_empty', 'regex'].includes(issue.type)
    ? issue.message
    : `is ${issue.received}; expected ${issue.expected ?? issue.message}`;
}

/** Images in the configuration by field. The Content-Security-Policy allows only the site's own. */
function imagesOf({ config, tools }: Site): readonly (readonly [field: string, path: string | undefined])[] {
  const { icon, logo, themeConfig, assetHost } = config;
  // With an asset host, the logos of the tools are there.
  const own = assetHost === undefined ? tools : undefined;
  return [
    ['icon', icon],
    ['logo', logo],
    ...themeConfig.socialLinks.map(({ mode, content }, index) => {
      return [`themeConfig.socialLinks[${index}].content`, mode === 'img' ? content : undefined] as const;
    }),
    ...(own?.links ?? []).map((tool, index) => [`tools.links[${index}].logo`, tool.logo] as const),
    ['tools.ecosystem.logo', own?.ecosystem.logo],
  ];
}

/** All problems of a site's configuration, with the field in `file`, but for `missingImages`. */
export function checkSite(input: SiteInput): readonly Problem[] {
  const { issues = [] } = v.safeParse(siteSchema, input);
  return issues.map((issue) => {
    const field = fieldName((issue.path ?? []).map(({ key }) => key));
    return problem({ file: field || 'site' }, reasonFor(issue));
  });
}

/** The images of a site that are not there, with the field in `file`. @param publicDir absolute path */
export function missingImages(site: Site, publicDir: string): readonly Problem[] {
  return imagesOf(site).flatMap(([field, path]) => {
    if (path === undefined || isFileIn(publicDir, path)) return [];
    return [problem({ file: field }, `there is no file "${path}" in the public folder`)];
  });
}
