/** Schemas of the navigation bar and the sidebar (spec 3). */

import * as v from 'valibot';
import { sectionOf, versionOf } from '../path.ts';
import { headingDepth, link, words, type Checked } from './fields.ts';

const pattern = v.pipe(
  v.string(),
  v.check((source) => {
    try {
      return Boolean(new RegExp(source));
    } catch {
      return false;
    }
  }, 'must be a regular expression'),
);

/** Items of a group. */
const nonEmpty = <Item>(item: v.GenericSchema<Item>) => v.pipe(v.array(item), v.nonEmpty('must not be empty'));

const leadsSomewhere = <Item extends { readonly link?: string; readonly items?: unknown }>() =>
  v.check<Item, string>(
    ({ link: address, items }) => address !== undefined || items !== undefined,
    'has neither a link nor items; give it one of them',
  );

const navFields = v.strictObject({
  text: words,
  link: v.exactOptional(link),
  /** Regular expression for the path without version and language; a match makes the item active (spec 2.3). */
  activeMatch: v.exactOptional(pattern),
  /** Text of a badge beside the item. */
  tag: v.exactOptional(words),
  /** Side of the navigation bar; defaults to right (spec 2.3). */
  position: v.exactOptional(v.picklist(['left', 'right'])),
});

// TypeScript cannot infer the type of a schema that contains itself, so `items` is declared here, as in `SidebarItem`.
export interface NavItem extends Checked<typeof navFields> {
  readonly items?: readonly NavItem[];
}

const navItem: v.GenericSchema<NavItem> = v.lazy(() =>
  v.pipe(v.strictObject({ ...navFields.entries, items: v.exactOptional(nonEmpty(navItem)) }), leadsSomewhere()),
);

export const nav = v.array(navItem);

const divider = v.strictObject({ dividerType: v.picklist(['solid', 'dashed']) });
const sectionHeader = v.strictObject({ sectionHeaderText: words, tag: v.exactOptional(words) });
const sidebarFields = v.strictObject({
  text: words,
  link: v.exactOptional(link),
  /** Depths of the headings that an overview lists for this page. */
  overviewHeaders: v.exactOptional(v.array(headingDepth)),
  /** False: the group is always open. */
  collapsible: v.exactOptional(v.boolean()),
  /** Starts closed; defaults to false (spec 3). */
  collapsed: v.exactOptional(v.boolean()),
  tag: v.exactOptional(words),
  /** Value of the entry's `data-context` attribute, a hook for the author's styles and scripts. */
  context: v.exactOptional(words),
});

export interface SidebarItem extends Checked<typeof sidebarFields> {
  readonly items?: readonly SidebarEntry[];
}

export type SidebarEntry = SidebarItem | Checked<typeof divider> | Checked<typeof sectionHeader>;

const sidebarEntry: v.GenericSchema<SidebarEntry> = v.lazy((input) => {
  // Select the schema by the kind's own key, so that errors refer to the fields of that kind.
  const has = (key: string) => typeof input === 'object' && input !== null && key in input;
  if (has('dividerType')) return divider;
  return has('sectionHeaderText') ? sectionHeader : sidebarItem;
});

const sidebarItem: v.GenericSchema<SidebarItem> = v.pipe(
  v.strictObject({ ...sidebarFields.entries, items: v.exactOptional(nonEmpty(sidebarEntry)) }),
  leadsSomewhere(),
);

/** Sidebars by section, the first path segment, such as `guide`; or by version and section, such as `v1/guide`. */
export const sidebar = v.record(
  v.pipe(
    v.string(),
    v.check(
      (key) => key === [versionOf(`/${key}`), sectionOf(`/${key}`)].filter(Boolean).join('/'),
      'must be a section such as "guide", or a version and a section such as "v1/guide"',
    ),
  ),
  v.array(sidebarEntry),
);
export type Sidebar = Checked<typeof sidebar>;
