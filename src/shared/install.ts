/** Commands of the package managers (spec 5). */

export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** A command for all (`install -D vite`) or one for each. */
export type PackageCommand = string | Readonly<Record<PackageManager, string>>;

/**
 * The line that a reader types for one package manager.
 * `install` becomes `add` for yarn, pnpm and bun, unless the command is a bare install.
 */
export function packageCommand(command: PackageCommand, manager: PackageManager): string {
  if (typeof command !== 'string') return command[manager];
  const isBare = command.trim() === 'install';
  const words = manager === 'npm' || isBare ? command : command.replace(/\binstall\b/, 'add');
  return `${manager} ${words}`;
}
