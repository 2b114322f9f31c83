import type { Content } from '../compile/content.ts';

/** What the build hands to its last step. */
export interface PrerenderInput {
  readonly content: Content;
  /** Folder that the client was built into, where everything else goes too. */
  readonly clientDir: string;
  /** The server's module, built. */
  readonly serverEntry: string;
  /** Path of the client's module from the root, as Vite's manifest names it. */
  readonly clientEntry: string;
  readonly boot: string;
  readonly shell: string;
}

/** The last step; returns how many pages it has written. */
export type Prerender = (input: PrerenderInput) => Promise<{ readonly pages: number }>;
