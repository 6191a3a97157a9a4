/** The address if a link may lead there, else undefined: http and https alone, no script, no data, nothing relative. */
export function safeHref(href: string) {
  const wanted = href.trim()
  if (!URL.canParse(wanted)) return undefined
  const { protocol, href: address } = new URL(wanted)
  return protocol === 'http:' || protocol === 'https:' ? address : undefined
}
