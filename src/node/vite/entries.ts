/** The modules that builds begin with. The build side imports none of them: it hands their paths to Vite. */

export const CLIENT_ENTRY = 'src/entry/client.tsx';
export const SERVER_ENTRY = 'src/entry/server.tsx';
export const BOOT_ENTRY = 'src/entry/boot.ts';
export const STYLESHEET = 'src/theme/styles/main.css';
