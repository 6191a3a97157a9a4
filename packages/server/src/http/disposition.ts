/** The `Content-Disposition` of a file of any name. */
export const disposition = (kind: 'attachment' | 'inline', name: string): string =>
  `${kind}; filename="${name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`
