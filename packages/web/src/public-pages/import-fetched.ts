/** The addresses of files that have come: those that the document names come with it. */
const come = new Set<string>()
for (const { href } of document.querySelectorAll('link')) come.add(href)
for (const { src } of document.querySelectorAll('script')) come.add(src)

const styled = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${href} was lost.`))
    })
    document.head.append(link)
  })

async function fetched(href: string): Promise<void> {
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(`${href} was answered with ${answer.status}.`)
  await answer.blob()
}

async function bring(href: string): Promise<void> {
  if (come.has(href)) return
  await (href.endsWith('.css') ? styled(href) : fetched(href))
  come.add(href)
}

/**
 * Does what `import()` does, which the build gives with the files that it needs. Firefox never asks again for a module
 * that was lost once, so that nothing is imported before each of its files has come.
 */
export async function importFetched<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => bring(new URL(import.meta.env.BASE_URL + file, location.href).href)))
  return load()
}
