/** Schemes of the seed's links (section 5). Of others a browser runs or shows what the address itself holds: `javascript:`, `data:`. */
const schemes = new Set(['http', 'https', 'ftp', 'rtsp', 'mms', 'file'])

/**
 * Whether an address of a file or a link leads somewhere: to this site, having no scheme, or by one of those that it may
 * have. It is read as browsers read it, who skip white space before it and line ends within.
 */
export function isSafeAddress(text: string): boolean {
  // oxlint-disable-next-line no-control-regex
  const read = text.replace(/^[\u0000-\u0020]+/, '').replaceAll(/[\t\n\r]/g, '')
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(read)?.[1]
  return scheme === undefined || schemes.has(scheme.toLowerCase())
}
