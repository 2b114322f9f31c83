import type { Content } from '../compile/content.ts';
import type { DiskCache } from '../content/disk-cache.ts';
import type { ManifestAddresses } from './manifest-modules.ts';

/** How long a page took. */
export interface PageTime {
  readonly routePath: string;
  /** To compile, render and write the page. */
  readonly ms: number;
}

/** Input of the prerender, the last step of the build. */
export interface PrerenderInput {
  readonly content: Content;
  /** Output folder of the client build; all other output goes there too. */
  readonly clientDir: string;
  readonly serverEntry: string;
  /** Where the application finds the manifest. */
  readonly addresses: ManifestAddresses;
  readonly boot: string;
  /** Outputs of earlier builds. */
  readonly cache: DiskCache;
  readonly onPage: (time: PageTime) => void;
}

/** Prerenders the site; resolves to the number of pages written, and of those that an earlier build had rendered. */
export type Prerender = (input: PrerenderInput) => Promise<{ readonly pages: number; readonly kept: number }>;
