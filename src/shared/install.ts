/** Package manager commands (spec 5). */

export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** One command for all package managers (`install -D vite`), or one for each. */
export type PackageCommand = string | Readonly<Record<PackageManager, string>>;

/** Command line for a package manager: `install` becomes `add`, except for npm and a bare `install`. */
export function packageCommand(command: PackageCommand, manager: PackageManager): string {
  if (typeof command !== 'string') return command[manager];
  const isBare = command.trim() === 'install';
  const words = manager === 'npm' || isBare ? command : command.replace(/\binstall\b/, 'add');
  return `${manager} ${words}`;
}
