/** Saves what the page has made as a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
