declare module 'virtual:pages' {
  type Manifest = import('#shared/manifest.ts').Manifest;

  export const sections: Manifest['sections'];
  export const locales: Manifest['locales'];
  export const allPages: Manifest['allPages'];
  export const defaultLang: Manifest['defaultLang'];
}

declare module 'virtual:search' {
  /** Address of the `SearchManifest`. */
  export const searchManifest: string;
}
