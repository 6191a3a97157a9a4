/** A file of the page's program, with its SHA-256. */
export interface ScriptHash {
  readonly name: string
  readonly hash: string
}

const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The program that this page was given, file by file, as the browser has it. */
export async function scriptHashes(): Promise<ScriptHash[]> {
  const addresses = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).origin === location.origin && /\.m?js$/.test(new URL(name).pathname))
  return Promise.all(
    [...new Set(addresses)].toSorted().map(async (address) => {
      const answer = await fetch(address, { cache: 'force-cache' })
      if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`)
      const hash = hexOf(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()))
      return { name: new URL(address).pathname.split('/').at(-1) ?? '', hash }
    }),
  )
}
