/** The folder that a build goes to: nobody else's, held by one build at a time, and replaced by a whole one. */

import { existsSync, lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { hasTrackedFiles } from '../content/git.ts';

/** Lies in every built folder: only a folder that holds this file is ever replaced. */
export const BUILD_MARKER = '.docs-build';
const MARKER_TEXT = 'Written by the build of the documentation, which replaces this folder: keep nothing else here.\n';

/** Names the build that a work folder is of: its process id, and when it began, in milliseconds. */
const OWNER = /^\.docs-build-(\d+)-(\d+)$/;
/** No build takes as long: what is older was left by a killed one, though its process id may be in use again. */
const LONGEST_BUILD_MS = 60 * 60 * 1000;

/** What `rename` answers when something is in the place already. */
const TAKEN = ['ENOTEMPTY', 'EEXIST', 'EPERM', 'ENOTDIR'];
/** What `rename` answers for a folder that cannot move: a mount point, or one of a lower layer of a container. */
const FIXED = ['EBUSY', 'EXDEV'];

export interface OutputFolder {
  /** Folder that the site is built into, absolute; made by Vite once the output is claimed. */
  readonly siteDir: string;
  /** Folder for the server's module, which is not published. */
  readonly serverDir: string;
  /**
   * Takes the folder for this build.
   * @throws when the folder is somebody else's or another build is at work; nothing was written then
   */
  claim(): Promise<void>;
  /** Puts what was built into its place. Throws, with the old build in its place, when that fails. */
  publish(): Promise<void>;
  /** Ends the claim, and removes what was built and not published. */
  release(): Promise<void>;
}

/**
 * The output folder of a build.
 * @param root folder of the project, absolute
 * @param wanted the folder, from the root; a link is followed and stays
 */
export function outputFolder(root: string, wanted: string): OutputFolder {
  const place = followed(resolve(root, wanted));
  // Beside its place, so that it can be renamed into it.
  const work = `${place}.building`;
  const [siteDir, serverDir, old] = [join(work, 'site'), join(work, 'server'), join(work, 'old')];

  /** Brings back a build that was killed, or failed, between taking the old one away and putting the new one there. */
  const restore = async () => {
    if (existsSync(old) && !existsSync(place)) await rename(old, place);
  };

  return {
    siteDir,
    serverDir,
    async claim() {
      await refuseOthers(root, place, wanted);
      await mkdir(dirname(place), { recursive: true });
      await takeWorkFolder(work, wanted);
      await restore();
      await Promise.all([siteDir, serverDir, old].map((folder) => rm(folder, { recursive: true, force: true })));
    },
    async publish() {
      await writeFile(join(siteDir, BUILD_MARKER), MARKER_TEXT);
      await refuseOthers(root, place, wanted);
      try {
        if (existsSync(place)) await rename(place, old);
        await rename(siteDir, place);
      } catch (error) {
        if (!FIXED.includes(codeOf(error))) throw error;
        await replaceContents(siteDir, place);
      }
    },
    async release() {
      await restore();
      // Gone at once, so that no other build meets half of it.
      const gone = await mkdtemp(`${work}-`);
      await rename(work, join(gone, 'work'));
      await rm(gone, { recursive: true });
    },
  };
}

/** The path with all links followed, also where its end is not there yet. */
function followed(path: string): string {
  if (existsSync(path)) return realpathSync.native(path);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) {
    return followed(resolve(dirname(path), readlinkSync(path)));
  }
  return dirname(path) === path ? path : join(followed(dirname(path)), basename(path));
}

/** An error for the terminal: where our code threw it helps nobody. */
function refusal(wanted: string, reason: string): Error {
  const error = new Error(`the build cannot go to "${wanted}": ${reason}`);
  error.stack = `${error.name}: ${error.message}`;
  return error;
}

/** Throws unless the folder is absent, empty, or an earlier build that nothing else lives in. */
async function refuseOthers(root: string, place: string, wanted: string): Promise<void> {
  const project = realpathSync.native(root);
  if (`${project}${sep}`.startsWith(place.endsWith(sep) ? place : `${place}${sep}`)) {
    throw refusal(wanted, 'it holds the project itself; name a folder of its own in OUT_DIR');
  }
  if (!existsSync(place)) return;
  if (!lstatSync(place).isDirectory()) throw refusal(wanted, 'it is a file; name a folder in OUT_DIR');
  const names = await readdir(place);
  if (names.length === 0) return;
  if (!names.includes(BUILD_MARKER)) {
    const some = names.slice(0, 3).join(', ') + (names.length > 3 ? ', …' : '');
    throw refusal(
      wanted,
      `it holds ${some} but no ${BUILD_MARKER}, so no build is known to have written it. Name another folder in ` +
        'OUT_DIR; if this is a build from before builds had that file, delete the folder once',
    );
  }
  if (await hasTrackedFiles(place)) {
    throw refusal(wanted, 'it holds files that git tracks; name another folder in OUT_DIR, or untrack them');
  }
}

/** Makes the folder that the build works in, which also keeps other builds out. */
async function takeWorkFolder(work: string, wanted: string): Promise<void> {
  const name = relative('', work);
  const own = `${BUILD_MARKER}-${process.pid}-${Date.now()}`;
  const fresh = await mkdtemp(`${work}-`);
  try {
    await writeFile(join(fresh, own), '');
    // It appears with its owner in it, or not at all.
    while (!(await renamed(fresh, work, TAKEN))) {
      if (!existsSync(work)) continue;
      const owner = await ownerOf(work);
      if (owner === undefined) throw refusal(wanted, `it needs "${name}" to work in, which holds something else`);
      const [pid = 0, since = 0] = (OWNER.exec(owner) ?? []).slice(1).map(Number);
      if (isRunning(pid) && Date.now() - since < LONGEST_BUILD_MS) {
        const reason = `another build is writing it (process ${pid}). Start this one when that one has ended`;
        throw refusal(wanted, `${reason}; if there is none, delete "${name}"`);
      }
      // Of several builds that find a dead owner, one renames it.
      if (await renamed(join(work, owner), join(work, own), ['ENOENT'])) return;
    }
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** Name of the file that says whose a work folder is; undefined for any other folder. */
async function ownerOf(work: string): Promise<string | undefined> {
  if (!lstatSync(work).isDirectory()) return undefined;
  return (await readdir(work)).find((name) => OWNER.test(name));
}

/** Renames; false when that fails with one of the codes. */
function renamed(from: string, to: string, expected: readonly string[]): Promise<boolean> {
  return rename(from, to).then(
    () => true,
    (error: unknown) => {
      if (expected.includes(codeOf(error))) return false;
      throw error;
    },
  );
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

/** This process holds no other claim: its id in a work folder is that of a killed one, as in a restarted container. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Writes a build over the one in a folder that cannot be replaced, new files first. */
async function replaceContents(finished: string, place: string): Promise<void> {
  // From the first file on, so that the next build may go on from here when this one is killed.
  await cp(join(finished, BUILD_MARKER), join(place, BUILD_MARKER));
  await cp(finished, place, { recursive: true });
  for (const path of await readdir(place, { recursive: true })) {
    if (!existsSync(join(finished, path))) await rm(join(place, path), { recursive: true, force: true });
  }
}
