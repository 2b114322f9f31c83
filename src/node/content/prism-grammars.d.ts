/** These files only add a grammar to the global Prism. */
declare module 'prismjs/components/*.js';
