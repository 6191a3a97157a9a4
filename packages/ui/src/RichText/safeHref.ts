const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** The address if a link may lead there, else undefined: no script, no data, nothing relative. */
export function safeHref(href: string) {
  const wanted = href.trim()
  if (!URL.canParse(wanted)) return undefined
  const { protocol, href: address } = new URL(wanted)
  return schemes.has(protocol) ? address : undefined
}
