/** The output folder of a build: holds nothing else, belongs to one build at a time and is replaced as a whole. */

import { existsSync, lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hasTrackedFiles } from '../content/git.ts';

/** Marks build output: only folders with this file are replaced. */
export const BUILD_MARKER = '.docs-build';
const MARKER_TEXT = 'Written by the build of the documentation, which replaces this folder: keep nothing else here.\n';

/** Owner file in a work folder: process id, and start time in milliseconds. */
const OWNER = /^\.docs-build-(\d+)-(\d+)$/;
/** A build that is older was killed or suspended, even if its process id is in use: another build may take its folder. */
const LONGEST_BUILD_MS = 60 * 60 * 1000;

/** Error codes of `rename` when the target exists. */
const TAKEN = ['ENOTEMPTY', 'EEXIST', 'EPERM', 'ENOTDIR'];
/** Error codes of `rename` for a folder that cannot move: a mount point, or one from a container's lower layer. */
const FIXED = ['EBUSY', 'EXDEV'];
/** Error codes of `rename` on Windows while a program, such as a virus scanner, has something in the folder open. */
const HELD = ['EPERM', 'EACCES'];
/** Virus scanners are done within seconds. */
const [RETRIES, RETRY_MS] = [30, 100];
const isHeld = (error: unknown) => process.platform === 'win32' && HELD.includes(codeOf(error));
/** Removing waits likewise, at most 1.5 seconds. */
const REMOVE = { recursive: true, force: true, maxRetries: 5 } as const;

export type OutputFolder = ReturnType<typeof outputFolder>;

/**
 * The output folder of a build.
 * @param wanted path from the root; symbolic links are followed and kept
 * @param sources folders from the root that the build reads, so it cannot write there
 */
export function outputFolder(root: string, wanted: string, sources: readonly string[] = []) {
  const place = resolveSymlinks(resolve(root, wanted));
  // A sibling, so that it can be renamed into place.
  const work = `${place}.building`;
  const [siteDir, serverDir, old] = [join(work, 'site'), join(work, 'server'), join(work, 'old')];

  /** Path of our owner file, from the claim on. */
  let owner = '';

  /** Restores the old build after a build that failed or was killed between moving it away and publishing its own. */
  const restore = async () => {
    if (existsSync(old) && !existsSync(place)) await move(old, place);
  };

  return {
    /** Absolute path that the site is built into; Vite creates it after `claim`. */
    siteDir,
    /** Folder of the server build, which is not published. */
    serverDir,
    /** Claims the folder for this build. @throws on other content or another build, before anything is written */
    async claim() {
      const around = sources.find((source) => isInside(place, resolveSymlinks(resolve(root, source))));
      if (around !== undefined) throw refusal(wanted, `the build reads ${around}/; name a folder elsewhere in OUT_DIR`);
      await assertReplaceable(root, place, wanted);
      await mkdir(dirname(place), { recursive: true });
      owner = await takeWorkFolder(work, wanted);
      await restore();
      await Promise.all([siteDir, serverDir, old].map((folder) => rm(folder, REMOVE)));
    },
    /** Moves the finished build into place. Throws on failure, leaving the old build in place. */
    async publish() {
      if (!existsSync(owner)) throw refusal(wanted, 'another build took it over from this one; build again');
      await writeFile(join(siteDir, BUILD_MARKER), MARKER_TEXT);
      await assertReplaceable(root, place, wanted);
      try {
        if (existsSync(place)) await move(place, old);
        await move(siteDir, place);
      } catch (error) {
        if (!FIXED.includes(codeOf(error)) && !isHeld(error)) throw error;
        await replaceContents(siteDir, place);
      }
    },
    /** Ends the claim and removes unpublished output. */
    async release() {
      // Another build has taken the work folder over.
      if (!existsSync(owner)) return;
      await restore();
      // Rename before deleting, so that no other build finds a partial folder.
      const gone = await mkdtemp(`${work}-`);
      await move(work, join(gone, 'work'));
      await rm(gone, REMOVE);
    },
  };
}

/** Resolves all symbolic links, even if the target does not exist yet. */
function resolveSymlinks(path: string): string {
  if (existsSync(path)) return realpathSync.native(path);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) {
    return resolveSymlinks(resolve(dirname(path), readlinkSync(path)));
  }
  return dirname(path) === path ? path : join(resolveSymlinks(dirname(path)), basename(path));
}

/** True for a folder itself and all below it. */
function isInside(path: string, folder: string): boolean {
  return `${path}${sep}`.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
}

/** An error for the terminal, without the stack of our code. */
function refusal(wanted: string, reason: string): Error {
  const error = new Error(`cannot build into "${wanted}": ${reason}`);
  error.stack = `${error.name}: ${error.message}`;
  return error;
}

/** Throws unless the folder is missing, empty, or an earlier build without tracked files. */
async function assertReplaceable(root: string, place: string, wanted: string): Promise<void> {
  if (isInside(realpathSync.native(root), place)) {
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

/** Creates the work folder, which also serves as the lock. @returns path of its owner file */
async function takeWorkFolder(work: string, wanted: string): Promise<string> {
  const name = relative('', work);
  const own = `${BUILD_MARKER}-${process.pid}-${Date.now()}`;
  const fresh = await mkdtemp(`${work}-`);
  try {
    await writeFile(join(fresh, own), '');
    // Atomic: the folder appears with its owner file or not at all.
    await move(fresh, work);
  } catch (error) {
    if (!TAKEN.includes(codeOf(error))) throw error;
    const owner = isFolder(work) ? (await readdir(work)).find((each) => OWNER.test(each)) : undefined;
    if (owner === undefined) {
      throw refusal(wanted, `it needs "${name}" to work in, which holds something else or cannot be created`);
    }
    const [pid = 0, since = 0] = (OWNER.exec(owner) ?? []).slice(1).map(Number);
    const isWriting = isRunning(pid) && Date.now() - since < LONGEST_BUILD_MS;
    // If several builds find a dead owner, only one succeeds in renaming its file.
    const isTaken = isWriting || (await rename(join(work, owner), join(work, own)).catch(() => true));
    if (isTaken) {
      const reason = `another build is writing it (process ${pid}). Start this one when that one has ended`;
      throw refusal(wanted, `${reason}; if there is none, delete "${name}"`);
    }
  } finally {
    await rm(fresh, REMOVE);
  }
  return join(work, own);
}

/** Renames a folder; waits while it is held. An existing target gives the same error, which no waiting changes. */
async function move(from: string, to: string, retries = RETRIES): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (retries === 0 || !isHeld(error) || existsSync(to)) throw error;
    await setTimeout(RETRY_MS);
    await move(from, to, retries - 1);
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

/** False for our own id: we hold no other claim, so a killed process had the id, as in a restarted container. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Overwrites the build in a folder that cannot be moved, new files first. */
async function replaceContents(finished: string, place: string): Promise<void> {
  // Written first, so that the next build may continue here if this one is killed.
  await cp(join(finished, BUILD_MARKER), join(place, BUILD_MARKER));
  // Node copies no file over a folder, and no folder over a file.
  for (const path of await readdir(finished, { recursive: true })) {
    const [own, old] = [join(finished, path), join(place, path)];
    if (isFolder(own) !== isFolder(old)) await rm(old, REMOVE);
  }
  await cp(finished, place, { recursive: true });
  for (const path of await readdir(place, { recursive: true })) {
    if (!existsSync(join(finished, path))) await rm(join(place, path), REMOVE);
  }
}
