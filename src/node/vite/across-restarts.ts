/** State of a dev server that its restarts keep. Global, since every restart loads the modules of this folder anew. */
export function acrossRestarts<State extends object>(name: string, initial: State): State {
  const states = globalThis as { [key: symbol]: State | undefined };
  return (states[Symbol.for(`docs.${name}`)] ??= initial);
}
